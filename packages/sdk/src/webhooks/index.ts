export { isWebhookUrl } from '../common/validation/webhook-url.ts'
export { type VerifyWebhook, verifyWebhook, type WebhookHeaders } from './verify-webhook.ts'
export {
  everyWebhookEvent,
  parseWebhookEvent,
  WEBHOOK_EVENT_VERSION,
  type WebhookEvent,
} from './webhook-event.ts'
