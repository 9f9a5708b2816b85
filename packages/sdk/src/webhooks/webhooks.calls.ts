import { call } from '../client/call.ts'
import * as contract from '../contract/webhooks.ts'

/** Lists the webhooks of an organisation, by name. */
export const listWebhooks = call(contract.listWebhooks)

/** Creates a webhook. Only this response contains its secret. Returns 409 if there are too many. */
export const createWebhook = call(contract.createWebhook)

/** Changes, pauses or resumes a webhook. */
export const updateWebhook = call(contract.updateWebhook)

/** Deletes a webhook and its deliveries. */
export const deleteWebhook = call(contract.deleteWebhook)

/** Replaces the secret of a webhook. The previous one signs as well for 24 hours. */
export const rotateWebhookSecret = call(contract.rotateWebhookSecret)

/** Sends the event `webhook.test` once, and returns the result. */
export const testWebhook = call(contract.testWebhook)

/**
 * Lists the deliveries of a webhook, newest first. They are kept for 30 days. `before` is the id of the last one of the
 * previous page.
 */
export const listWebhookDeliveries = call(contract.listWebhookDeliveries)

/**
 * Sends a delivery again, or one that waits now, with the same id and body. The delays between its attempts start again.
 * Returns 409 if the webhook is not active, or while the delivery is being sent.
 */
export const replayDelivery = call(contract.replayDelivery)

/** Sends all failed deliveries since a time again. Returns their number, or 409 if the webhook is not active. */
export const replayFailedDeliveries = call(contract.replayFailedDeliveries)
