import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The console's client takes the browser's fetch as soon as it is loaded; a test of no screen loads no mock.
globalThis.fetch = async (...args) => (await import('./mock.ts')).fetchFromMock(...args);

// jsdom knows <dialog> but not its top layer.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
};

configure({ asyncUtilTimeout: 30_000 });
afterEach(cleanup);

// jsdom does not know the Navigation API, without which a dialog would write into the history of all tests.
const entries = () => [{ sameDocument: true }, { sameDocument: true }];
const currentEntry = { index: 1 };
Object.assign(globalThis, {
  navigation: Object.assign(new EventTarget(), { currentEntry, entries }),
});
