/** Whether events can be sent to this address: http or https, without a user name and without a fragment. */
export function isWebhookUrl(text: string): boolean {
  const url = URL.parse(text)
  return (
    url !== null &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === '' &&
    url.hash === ''
  )
}
