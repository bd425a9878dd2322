/** Gives jsdom the two methods of dialogs that it lacks. The journeys test dialogs in browsers. */
export function implementDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
