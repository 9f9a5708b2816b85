import { catalogue } from '../common/language/catalogue.ts'

/** Messages for a lost connection whose cause is known. Browsers do not reveal it. */
export const connectionMessages = catalogue('connection', {
  refused: 'The server refused the connection. Check its address, or try again in a few minutes.',
  unknownHost: 'The server was not found. Check its address and your internet connection.',
  insecure: 'The secure connection to the server failed. Ask its administrator to check the certificate.',
})
