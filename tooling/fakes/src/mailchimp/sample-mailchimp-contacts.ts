import { createHash } from 'node:crypto'
import { type MailchimpRecord, type MailchimpStore, mailchimpTime } from './mailchimp-store.ts'

export const audiences = ['8a1f2c3d4e', '77b0c9d8e7'] as const

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const names = ['Mere', 'Tane', 'Aroha', 'Nikau', 'Hana', 'Wiremu'] as const
const families = ['Tua', 'Walker', 'Ngata', 'Smith', 'Rangi'] as const
const statuses = ['subscribed', 'subscribed', 'subscribed', 'unsubscribed', 'cleaned'] as const

const pick = <Value>(values: readonly Value[], at: number): Value => values[at % values.length] as Value

/** The id of a contact: the MD5 of the address in lower case, the same in every audience. */
export const contactId = (email: string): string =>
  createHash('md5').update(email.toLowerCase()).digest('hex')

export const emailOf = (number: number): string => `contact-${number}@example.org`

/** A contact. Contacts with a lower number changed earlier, two in each minute. */
export function contact(list: string, number: number, now: Date): MailchimpRecord {
  const email = emailOf(number)
  const [first, last] = [pick(names, number), pick(families, number)]
  return {
    id: contactId(email),
    email_address: email,
    unique_email_id: contactId(`everywhere ${email}`).slice(0, 10),
    contact_id: contactId(`${list} ${email}`),
    full_name: `${first} ${last}`,
    web_id: 99_000 + number,
    email_type: 'html',
    status: pick(statuses, number),
    merge_fields: { FNAME: first, LNAME: last, PHONE: '', ADDRESS: '', BIRTHDAY: '' },
    interests: { '9a1b2c3d4e': number % 2 === 0 },
    stats: { avg_open_rate: 0.5, avg_click_rate: 0.125 },
    ip_signup: '198.51.100.7',
    timestamp_signup: '',
    ip_opt: '198.51.100.7',
    timestamp_opt: mailchimpTime(new Date(now.getTime() - 400 * DAY + number * MINUTE)),
    member_rating: 2 + (number % 4),
    last_changed: mailchimpTime(new Date(now.getTime() - 90 * DAY + Math.floor(number / 2) * MINUTE)),
    language: 'en',
    vip: number % 10 === 0,
    email_client: '',
    location: {
      latitude: -37.78,
      longitude: 175.28,
      gmtoff: 12,
      dstoff: 13,
      country_code: 'NZ',
      timezone: 'Pacific/Auckland',
    },
    source: 'API - Generic',
    tags_count: number % 3,
    tags: Array.from({ length: number % 3 }, (_, at) => ({
      id: 123 + at,
      name: pick(['wholesale', 'café'], at),
    })),
    list_id: list,
  }
}

function audience(id: (typeof audiences)[number], name: string, contacts: number): MailchimpRecord {
  return {
    id,
    web_id: 512_345 + audiences.indexOf(id),
    name,
    contact: {
      company: 'Acme Beans',
      address1: '1 Quay Street',
      city: 'Hamilton',
      zip: '3204',
      country: 'NZ',
    },
    permission_reminder: 'You signed up at our shop.',
    campaign_defaults: { from_name: 'Acme', from_email: 'hi@example.org', subject: '', language: 'en' },
    date_created: id === audiences[0] ? '2024-05-01T09:00:00+00:00' : '2025-02-01T09:00:00+00:00',
    list_rating: 4,
    email_type_option: false,
    beamer_address: 'us21-secret@inbound.mailchimp.example',
    visibility: 'pub',
    double_optin: true,
    has_welcome: false,
    marketing_permissions: false,
    stats: {
      member_count: contacts,
      unsubscribe_count: 31,
      cleaned_count: 8,
      campaign_count: 4,
      open_rate: 41.2,
      click_rate: 3.9,
      last_sub_date: '2026-03-02T03:00:48+00:00',
      last_unsub_date: '',
    },
  }
}

const mergeFields = [
  ['FNAME', 'First name', 'text'],
  ['LNAME', 'Last name', 'text'],
  ['PHONE', 'Phone', 'phone'],
  ['ADDRESS', 'Address', 'address'],
  ['BIRTHDAY', 'Birthday', 'birthday'],
] as const

/** Fills two audiences with contacts, fields, segments and interests. */
export function fillAudiences(store: MailchimpStore, contacts: number, now: Date): void {
  for (const [at, id] of audiences.entries()) {
    store.put('lists', audience(id, at === 0 ? 'Newsletter' : 'Trade', contacts))
    for (let number = 1; number <= contacts; number++)
      store.put(`lists/${id}/members`, contact(id, number, now))
    for (const [order, field] of mergeFields.entries())
      store.put(`lists/${id}/merge-fields`, mergeField(id, order, field))
    for (const number of [1, 2]) store.put(`lists/${id}/segments`, segment(id, at, number))
    fillInterests(store, id, at)
    fillHistory(store, id, now)
  }
}

const mergeField = (
  list: string,
  order: number,
  [tag, name, type]: (typeof mergeFields)[number],
): MailchimpRecord => ({
  merge_id: order + 1,
  tag,
  name,
  type,
  required: false,
  default_value: '',
  public: false,
  display_order: order + 2,
  options: type === 'address' ? { default_country: 164 } : {},
  help_text: '',
  list_id: list,
})

const segment = (list: string, at: number, number: number): MailchimpRecord => ({
  id: 4_000 + at * 10 + number,
  name: `Segment ${number}`,
  member_count: 12,
  type: number === 1 ? 'static' : 'saved',
  created_at: '2025-06-01T00:00:00+00:00',
  updated_at: '2025-07-01T00:00:00+00:00',
  options: { match: 'any', conditions: [] },
  list_id: list,
})

function fillInterests(store: MailchimpStore, list: string, at: number) {
  const category = `c0ffee0${at}aa`
  const path = `lists/${list}/interest-categories`
  store.put(path, { list_id: list, id: category, title: 'Roast', display_order: 0, type: 'checkboxes' })
  for (const [order, name] of ['Light', 'Dark'].entries())
    store.put(`${path}/${category}/interests`, {
      category_id: category,
      list_id: list,
      id: `1f${at}${order}aa`,
      name,
      subscriber_count: '17',
      display_order: order + 1,
    })
}

const DAYS_OF_ACTIVITY = 30

function fillHistory(store: MailchimpStore, list: string, now: Date) {
  for (let back = 1; back <= DAYS_OF_ACTIVITY; back++)
    fillActivity(store, list, new Date(now.getTime() - back * DAY))
  for (const month of ['2025-11', '2025-12', '2026-01'])
    store.put(`lists/${list}/growth-history`, {
      list_id: list,
      month,
      existing: 0,
      imports: 0,
      optins: 0,
      subscribed: 1_000,
      unsubscribed: 30,
      reconfirm: 0,
      cleaned: 8,
      pending: 0,
      deleted: 2,
      transactional: 0,
    })
}

/** Adds a day of activity, which Mailchimp keeps for 180 days. */
export const fillActivity = (store: MailchimpStore, list: string, at: Date): void =>
  store.put(`lists/${list}/activity`, {
    day: at.toISOString().slice(0, 10),
    emails_sent: 100,
    unique_opens: 41,
    recipient_clicks: 7,
    hard_bounce: 1,
    soft_bounce: 2,
    subs: 3,
    unsubs: 1,
    other_adds: 0,
    other_removes: 0,
  })
