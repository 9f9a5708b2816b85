export const terminalMessages = {
  needsYes: 'There is no terminal to ask on. Add --yes to confirm.',
  inputTooLong: 'The input is longer than 1 MB.',
}
