import { Button } from '@coop/ui/button';
import { Dialog } from '@coop/ui/dialog';
import { useAmountsHidden } from '@coop/ui/hide-amounts';
import { useContext, useState } from 'react';
import { flushSync } from 'react-dom';
import { FileOwnerContext } from './file-owner.ts';

/** Ways to go on, by the words of their buttons. */
type Ways = Readonly<Record<string, () => void>>;

/**
 * Asks before a page that hides its amounts gives them away, on paper or in a file. Returns the dialog for it, and
 * `ask`: that goes on at once where nothing is hidden, else offers the ways.
 * @param words what the paper or the file shows
 */
export function useAmountsQuestion(words: string) {
  // Where nobody's records are shown there is nothing to hide.
  const isOwned = useContext(FileOwnerContext) !== undefined;
  const isHidden = useAmountsHidden() && isOwned;
  const [ways, setWays] = useState<Ways>();
  const choose = (go: () => void) => {
    flushSync(() => setWays(undefined));
    go();
  };
  const question = (
    <Dialog
      title="ท่านซ่อนจำนวนเงินอยู่"
      described
      open={ways !== undefined}
      onClose={() => setWays(undefined)}
      footer={Object.entries(ways ?? {}).map(([label, go], index) => (
        <Button
          key={label}
          variant={index === 0 ? 'primary' : 'secondary'}
          onClick={() => choose(go)}
        >
          {label}
        </Button>
      ))}
    >
      <p>{words} หน้าจอจะยังซ่อนไว้เช่นเดิม</p>
    </Dialog>
  );
  const ask = (go: () => void, offered: Ways) => (isHidden ? setWays(offered) : go());
  return { question, ask };
}

/** The same before a file is saved, which always shows its amounts. */
export function useFileQuestion() {
  const { question, ask } = useAmountsQuestion('ไฟล์นี้จะแสดงจำนวนเงิน');
  return { question, ask: (go: () => void) => ask(go, { ดาวน์โหลดพร้อมจำนวนเงิน: go }) };
}
