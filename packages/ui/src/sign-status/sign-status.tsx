import type { ReactNode } from 'react';
import { Tag } from '../tag/tag.tsx';

export type SignKind = 'loan' | 'deposit' | 'share';
export type SignTone = 'positive' | 'negative' | 'muted';

// Specification, section 4: gray is muted, green positive, red negative. '1/01' is status 1 with secondary code '01'.
const TONES = {
  loan: { '0': 'muted', '-1': 'positive', '1': 'negative', '1/01': 'muted', other: 'muted' },
  deposit: { '0': 'muted', '-1': 'negative', '1': 'positive', other: 'negative' },
  share: { '0': 'muted', '-1': 'negative', '1': 'positive', other: 'muted' },
} satisfies Record<SignKind, Record<string, SignTone> & { other: SignTone }>;

export function signTone(kind: SignKind, status: number, secondaryCode?: string): SignTone {
  // A backend may send a kind that the list does not know.
  const tones: Record<string, SignTone> & { other: SignTone } = TONES[kind] ?? TONES.share;
  return tones[`${status}/${secondaryCode}`] ?? tones[String(status)] ?? tones.other;
}

export type SignTagProps = {
  kind: SignKind;
  status: number;
  secondaryCode?: string | undefined;
  /** The movement's word: ฝาก, ถอน, ชำระ, กู้เพิ่ม … */
  children: ReactNode;
};

export function SignTag({ kind, status, secondaryCode, children }: SignTagProps) {
  return <Tag tone={signTone(kind, status, secondaryCode)}>{children}</Tag>;
}
