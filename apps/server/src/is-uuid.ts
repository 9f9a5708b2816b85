/** Checks an id from a request: PostgreSQL would fail to compare other text with a uuid. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
