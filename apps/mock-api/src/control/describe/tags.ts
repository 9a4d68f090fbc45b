/** What each part of the control plane is about; `pages` are the addresses that are no procedures. */
const TAGS = {
  worlds: 'Make, list, reset and delete worlds, and keep their state by name',
  faults: 'Let calls fail, wait or answer otherwise',
  scenarios: 'Go through a written course of events, step by step',
  journal: 'The calls that were made, and what was answered',
  recording: 'Answers of a real backend, and where they break the contract',
  codes: 'One-time codes that a phone would have received',
  audit: 'What an administrator did in the place of a member',
  personas: 'Members and agencies with a story',
  members: 'Find members by what they own and owe',
  capsule: 'A whole world as one file',
  ledger: 'What was booked, by account',
  webPush: 'Notices to devices while the portal is closed',
  clock: 'The time of a world',
  quirks: 'Other habits of the backend',
  backend: 'Which calls a real backend answers',
  sessions: 'Who is signed in',
  notifications: 'News for members',
  push: 'Events to the pages that are open, and what is to go wrong with them',
  agencies: 'What the agencies that collect would do',
  cashier: 'What the cashier would do',
  officer: 'What an officer of the cooperative would do',
  auditor: 'What the auditor would do',
  pages: 'Addresses that a browser opens',
} as const;

/** The tags of the control plane's OpenAPI document. */
export const controlTags = Object.entries(TAGS).map(([name, description]) => ({
  name,
  description,
}));
