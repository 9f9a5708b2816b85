export const terminalMessages = {
  inputTooLong: 'The input is longer than 1 MB.',
}
