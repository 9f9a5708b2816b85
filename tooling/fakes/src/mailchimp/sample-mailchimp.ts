import type { MailchimpStore } from './mailchimp-store.ts'
import { fillCampaigns } from './sample-mailchimp-campaigns.ts'
import { fillAudiences } from './sample-mailchimp-contacts.ts'
import { fillShop } from './sample-mailchimp-store.ts'

export type MailchimpSizes = {
  /** In each of the two audiences. */
  readonly contacts?: number
  readonly campaigns?: number
  /** Without orders, the account has no store. */
  readonly orders?: number
}

/** Fills an account with two audiences, campaigns and a store. The same sizes and time give the same records. */
export function fillMailchimp(
  store: MailchimpStore,
  { contacts = 60, campaigns = 6, orders = 20 }: MailchimpSizes,
  now: Date,
): void {
  fillAudiences(store, contacts, now)
  fillCampaigns(store, campaigns, now)
  if (orders > 0) fillShop(store, orders)
}
