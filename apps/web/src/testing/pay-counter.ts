import type { World } from '@coop/mock-api/world/world';

/** Takes a payment of arrears at the counter, as the cashier does, a moment ago. */
export function payCounter({ overlay, clock }: World, subject: string, satang: number): void {
  const value = {
    refNo: '',
    satang,
    channel: 'counter',
    closes: false,
    slipNo: 'รง. 6911/0001',
  } as const;
  overlay.append({ at: clock.now() - 1, kind: 'payment', subject, value });
}
