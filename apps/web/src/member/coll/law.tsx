import { Card } from '@coop/ui/card';
import { text } from './text.ts';

/** What a guarantor may ask for by law, in three sentences. */
export function Law() {
  return (
    <Card title={text.law}>
      <ul>
        {text.laws.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="note">{text.lawSource}</p>
    </Card>
  );
}
