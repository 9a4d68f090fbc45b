import type { Result } from '@coop/contracts/entry/wire';
import type { Call } from '../feed/use-call.ts';
import { sayAnswer } from '../forms/say-outcome.ts';
import { failureToSay } from '../toasts/say-failure.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

interface CallDialogProps<Input>
  extends Omit<ConfirmDialogProps, 'busy' | 'stays' | 'failure' | 'onConfirm'> {
  readonly call: Call<Input, Result | undefined>;
  readonly input: Input;
  /** Says besides the dialog that the call failed. */
  readonly onFailure?: (error: unknown) => void;
}

/** Asks for confirmation before a call is made. Stays open when it fails, for another attempt. */
export function CallDialog<Input>(props: CallDialogProps<Input>) {
  const { call, input, onFailure, ...dialog } = props;
  const { busy, error, run } = call;
  const confirm = async () => {
    const answer = await run(input).catch((failure: unknown) => onFailure?.(failure));
    if (!answer) return;
    sayAnswer(answer);
    dialog.onClose();
  };
  return (
    <ConfirmDialog
      variant="danger"
      {...dialog}
      busy={busy}
      failure={error ? failureToSay(error) : undefined}
      onConfirm={() => void confirm()}
    />
  );
}
