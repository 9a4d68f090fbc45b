import { FailedState, type FailedStateProps } from '@coop/ui/failed-state';
import { failureWords, MAINTENANCE, maintenanceWords } from '../toasts/notify.ts';

type FailedPlaceProps = Omit<FailedStateProps, 'title'> & { readonly error: unknown };

/** The place of what could not be loaded; of maintenance that is announced it says that, and until when. */
export function FailedPlace({ error, detail = failureWords(error), ...more }: FailedPlaceProps) {
  const maintenance = maintenanceWords(error);
  return maintenance === undefined ? (
    <FailedState detail={detail} {...more} />
  ) : (
    <FailedState
      title={MAINTENANCE}
      detail={maintenance === MAINTENANCE ? 'กรุณาลองใหม่ภายหลัง ข้อมูลของท่านไม่ได้หายไป' : maintenance}
      {...more}
    />
  );
}
