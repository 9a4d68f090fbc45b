// jsdom knows <dialog> but not its top layer; these are the parts that our components call. Import it for its effect.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// Nor does it know the Navigation API, without which a dialog would write into the history of all tests.
const entries = () => [{ sameDocument: true }, { sameDocument: true }];
const currentEntry = { index: 1 };
Object.assign(globalThis, {
  navigation: Object.assign(new EventTarget(), { currentEntry, entries }),
});
