import type { ConsentCode } from '@coop/contracts/member/own/consent';
import type { NoteKind } from '@coop/contracts/member/own/note';
import type { ConfirmationReply } from '@coop/cooperative/letter/confirmation';
import type { FactValues as CooperativeFacts } from '@coop/cooperative/log/fact-values';
import type { Device } from './device.ts';
import type { PushDevice, PushSetting, SentNotice } from './push-facts.ts';

export interface PasswordHash {
  readonly salt: string;
  readonly hash: string;
}

/** Permission for a relative to read a member's records. */
export interface RelativeFact {
  readonly id: string;
  readonly name: string;
  readonly codeHash: string;
  readonly codeUntil: number;
  readonly until: number;
}

/** A member's note on an entry. */
export interface NoteFact {
  readonly kind: NoteKind;
  readonly ref_no: string;
  readonly title: string;
  /** Empty: the member deleted it. */
  readonly note: string;
  readonly revision: number;
}

/** A private address of a calendar, created or ended. */
export interface CalendarFeedFact {
  readonly member: string;
  /** Empty if it was ended. */
  readonly token: string;
  readonly withAmounts: boolean;
}

/** Kinds of facts and their values: the cooperative's, and those about the portal. The subject is a membership or agency number. */
export interface FactValues extends CooperativeFacts {
  'member-password': PasswordHash;
  'group-password': PasswordHash;
  'group-registered': Record<string, never>;
  registered: Record<string, never>;
  /** A member's last sign-in. */
  'signed-in': { device: Device };
  /** A device that a member used for the first time; the very first one is not notified. */
  device: { device: Device; isFirst: boolean };
  /** A relative's permission; only a hash of the code is stored. */
  relative: RelativeFact;
  /** The code was used; with the hash of the session's token, absent in older files. */
  'relative-entered': { id: string; name: string; tokenHash?: string };
  /** A wrong code was tried, or with `id` the code of a relative that is used or expired. */
  'relative-refused': { id?: string };
  'relative-ended': { id: string };
  /** A relative has opened something. */
  'relative-read': { id: string; endpoint: string };
  /** The key as base64url, and the counter it came with. */
  passkey: { id: string; name: string; publicKey: string; counter: number };
  'passkey-used': { id: string; counter: number };
  'passkey-removed': { id: string };
  /** Subject: a credential. */
  'passkey-owner': { no: string };
  /** Subject: always `all`. The day on which a stored world was made. */
  began: { on: string };
  /** Subject: always `all`. Its facts are counted to number the requests of a world. */
  'money-request-no': Record<string, never>;
  /** Subject: the administrator. A call made as a member, and whether it was allowed. */
  audit: { member: string; endpoint: string; allowed: boolean; reason: string };
  'terms-accepted': { version: string; marketing: boolean; thirdParty: boolean };
  note: NoteFact;
  /** Subject: always `all`, because the owner is looked up by the address. */
  'calendar-feed': CalendarFeedFact;
  /** A consent given or withdrawn after the welcome page. */
  consent: { code: ConsentCode; version: string; given: boolean };
  /** A data export requested by the member. */
  'data-copy': Record<string, never>;
  avatar: { file: string; base64: string };
  'confirm-reply': ConfirmationReply;
  /** The auditor's answer to a reply that disputes a line. */
  'confirm-answer': { letterNo: string; text: string };
  /** Subject: a file under mediafiles/. */
  media: { owner: string };
  /** Subject: always `all`. A notification to everyone. */
  notification: { title: string; body: string; url: string };
  /** All browsers that a member's notices are sent to, oldest first. */
  'push-devices': { devices: readonly PushDevice[] };
  'push-setting': PushSetting;
  /** Recent notes, by time and title, that need not be sent to the member's devices any more. */
  'push-told': { keys: readonly string[] };
  /** The last notices sent to a member's devices, oldest first. */
  'push-sent': { notices: readonly SentNotice[] };
}
export type FactKind = keyof FactValues;
