import { type MailchimpRecord, type MailchimpStore, mailchimpTime } from './mailchimp-store.ts'
import { audiences, contactId, emailOf } from './sample-mailchimp-contacts.ts'

const DAY = 24 * 60 * 60_000

export const campaignId = (number: number): string => `42694e9e${String(number).padStart(2, '0')}`

export const sentAt = (number: number, now: Date): string =>
  mailchimpTime(new Date(now.getTime() - number * 20 * DAY))

/** A campaign that was sent 20 days ago for each number. */
function campaign(number: number, now: Date): MailchimpRecord {
  const sent = sentAt(number, now)
  return {
    id: campaignId(number),
    web_id: 330 + number,
    type: 'regular',
    create_time: mailchimpTime(new Date(Date.parse(sent) - DAY)),
    archive_url: 'http://eepurl.example/abc',
    long_archive_url: 'https://us21.campaign-archive.example/?u=abc',
    status: 'sent',
    emails_sent: 1_180,
    send_time: sent,
    content_type: 'template',
    needs_block_refresh: false,
    resendable: true,
    recipients: {
      list_id: audiences[0],
      list_is_active: true,
      list_name: 'Newsletter',
      segment_text: '',
      recipient_count: 1_180,
    },
    settings: {
      subject_line: `Beans ${number}`,
      preview_text: '',
      title: `Letter ${number}`,
      from_name: 'Acme',
      reply_to: 'hi@example.org',
      folder_id: '',
      template_id: 0,
    },
    tracking: { opens: true, html_clicks: true, text_clicks: false, google_analytics: '' },
    report_summary: {
      opens: 700,
      unique_opens: 500,
      open_rate: 0.42,
      clicks: 80,
      subscriber_clicks: 60,
      click_rate: 0.05,
    },
  }
}

const report = (number: number, now: Date): MailchimpRecord => ({
  id: campaignId(number),
  campaign_title: `Letter ${number}`,
  type: 'regular',
  list_id: audiences[0],
  list_is_active: true,
  list_name: 'Newsletter',
  subject_line: `Beans ${number}`,
  preview_text: '',
  emails_sent: 1_180,
  abuse_reports: 0,
  unsubscribed: 2,
  send_time: sentAt(number, now),
  bounces: { hard_bounces: 1, soft_bounces: 2, syntax_errors: 0 },
  forwards: { forwards_count: 0, forwards_opens: 0 },
  opens: {
    opens_total: 700,
    unique_opens: 500,
    open_rate: 0.42372881355932202,
    last_open: sentAt(number, now),
  },
  clicks: {
    clicks_total: 80,
    unique_clicks: 65,
    unique_subscriber_clicks: 60,
    click_rate: 0.05,
    last_click: '',
  },
  list_stats: { sub_rate: 10, unsub_rate: 2, open_rate: 41.2, click_rate: 3.9 },
  ecommerce: { total_orders: 3, total_spent: 120.5, total_revenue: 104.78, currency_code: 'NZD' },
  delivery_status: { enabled: false },
})

export const unsubscribe = (number: number, person: number, now: Date): MailchimpRecord => ({
  email_id: contactId(emailOf(person)),
  email_address: emailOf(person),
  merge_fields: { FNAME: 'Mere' },
  vip: false,
  timestamp: sentAt(number, now),
  reason: 'None given',
  campaign_id: campaignId(number),
  list_id: audiences[0],
  list_is_active: true,
})

/** Fills campaigns with their reports, a draft, and an automation. */
export function fillCampaigns(store: MailchimpStore, campaigns: number, now: Date): void {
  for (let number = 1; number <= campaigns; number++) {
    store.put('campaigns', campaign(number, now))
    store.put('reports', report(number, now))
    for (const person of [number * 3, number * 3 + 1])
      store.put(`reports/${campaignId(number)}/unsubscribed`, unsubscribe(number, person, now))
    for (const link of [1, 2])
      store.put(`reports/${campaignId(number)}/click-details`, {
        id: `f00d${number}${link}`,
        url: `https://acme.example/beans/${link}`,
        total_clicks: 40,
        click_percentage: 0.5,
        unique_clicks: 30,
        unique_click_percentage: 0.5,
        last_click: sentAt(number, now),
        campaign_id: campaignId(number),
      })
  }
  const draft = { ...campaign(0, now), id: 'draft00001', status: 'save', send_time: '', emails_sent: 0 }
  store.put('campaigns', { ...draft, report_summary: undefined })
  store.put('automations', {
    id: 'a0b1c2d3e4',
    create_time: '2025-03-01T00:00:00+00:00',
    start_time: '2025-03-02T00:00:00+00:00',
    status: 'sending',
    emails_sent: 42,
    recipients: { list_id: audiences[0], list_is_active: true, list_name: 'Newsletter', store_id: '' },
    settings: { title: 'Welcome', from_name: 'Acme', reply_to: 'hi@example.org' },
    trigger_settings: { workflow_type: 'emailSeries', workflow_title: 'Welcome' },
    report_summary: {
      opens: 30,
      unique_opens: 20,
      open_rate: 0.4,
      clicks: 5,
      subscriber_clicks: 4,
      click_rate: 0.1,
    },
  })
}
