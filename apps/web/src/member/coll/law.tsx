import { Fold } from '@coop/ui/fold';
import { text } from './text.ts';

/** What a guarantor may ask for by law, in three sentences. */
export function Law() {
  return (
    <Fold summary={text.law}>
      <ul>
        {text.laws.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="note">{text.lawSource}</p>
    </Fold>
  );
}
