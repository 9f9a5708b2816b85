/** Ids travel as text; what is no id of ours cannot name anything, and PostgreSQL would refuse to compare it. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
