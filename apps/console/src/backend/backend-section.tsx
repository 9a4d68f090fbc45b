import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import { QueryView } from '../control/mock-query.tsx';
import { useControl } from '../control/use-control.ts';
import { BreachList } from './breach-list.tsx';
import { InPartList } from './in-part.tsx';
import { Recording } from './recording.tsx';
import { Switches } from './switches.tsx';

export function BackendSection() {
  const query = useControl('backend.get');
  return (
    <>
      <QueryView query={query}>
        {(backend) =>
          backend.url === null ? (
            <Card>
              <EmptyState title="mock นี้ตอบเองทุกการเรียก">
                เริ่ม mock ด้วย BACKEND_URL=https://… แล้วเลือกที่นี่ได้ว่าจะส่งการเรียกใดต่อไปยัง backend จริง
              </EmptyState>
            </Card>
          ) : (
            <>
              <Switches backend={backend} />
              <InPartList />
              <BreachList />
            </>
          )
        }
      </QueryView>
      <Recording />
    </>
  );
}
