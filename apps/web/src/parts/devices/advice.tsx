import { ApiError } from '@coop/contracts/api-error';
import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import { LinkButton } from '../../page/link-button.tsx';
import styles from './devices.module.css';
import { text } from './text.ts';

/** What a backend answers that does not know the call. */
const NOT_KNOWN: readonly number[] = [404, 501];

/** Whether a feed has failed because the backend does not have it. */
export const isUnknownCall = (error: unknown): boolean =>
  error instanceof ApiError && NOT_KNOWN.includes(error.status);

/** In place of the list, where the backend keeps none. */
export function NoDeviceList({ passwordPath }: { passwordPath: string }) {
  return (
    <Card>
      <EmptyState title={text.absent}>{text.absentMore}</EmptyState>
      <ToPassword path={passwordPath} />
    </Card>
  );
}

/** What to do about a device that one does not know. */
export function DeviceAdvice({ passwordPath }: { passwordPath: string }) {
  return (
    <div className="no-print">
      <Card title={text.unknown}>
        <p>{text.unknownMore}</p>
        <ToPassword path={passwordPath} />
      </Card>
    </div>
  );
}

const ToPassword = ({ path }: { path: string }) => (
  <p className={`${styles.actions} no-print`}>
    <LinkButton to={path}>{text.toPassword}</LinkButton>
  </p>
);
