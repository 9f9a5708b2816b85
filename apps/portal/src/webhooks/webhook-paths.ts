/** The list of webhooks. */
export const webhooksPath = '/admin/webhooks'

/** The deliveries of a webhook. */
export const deliveriesPath = ({ id }: { id: string }): string => `${webhooksPath}/${encodeURIComponent(id)}`
