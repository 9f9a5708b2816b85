import type { HttpStream, StreamRead } from '../http/http-stream.ts'
import { ownPositions } from '../http/own-positions.ts'
import { onePage } from '../http/paging.ts'
import { listAt } from '../http/records.ts'
import { campaignDetails, TRAILING_MS } from './mailchimp-campaign-details.ts'
import * as tables from './mailchimp-columns.ts'
import { CONTACTS } from './mailchimp-contact-paging.ts'
import { contacts } from './mailchimp-contacts.ts'
import { type MailchimpList, mailchimpPages, type ReadList, written } from './mailchimp-pages.ts'
import { idsOf, listBelow, onceRead, type ReadParents } from './mailchimp-parents.ts'

type Table = Pick<HttpStream, 'name' | 'columns' | 'key' | 'pages'> &
  Partial<Pick<HttpStream, 'incremental' | 'keepsOld' | 'children' | 'leftOut'>>

/** Every table reads its pages itself, so it has no request. */
const table = (stream: Table): HttpStream => ({
  request: { path: '' },
  paging: onePage,
  records: [],
  leftOut: [],
  ...stream,
})

const AUDIENCES: MailchimpList = {
  name: 'lists',
  path: 'lists',
  records: 'lists',
  query: { sort_field: 'date_created', sort_dir: 'ASC' },
}
const STORES: MailchimpList = { name: 'stores', path: 'ecommerce/stores', records: 'stores' }

const trailing = (overlapMs: number) =>
  ({
    apply: (request) => request,
    position: { kind: 'source-time', overlapMs },
  }) as const satisfies HttpStream['incremental']

/** Returns the tables of an account. The stores and what is below them are left out without a store. */
export function mailchimpStreams({ hasStores }: { hasStores: boolean }): HttpStream[] {
  const readList = mailchimpPages()
  const audiences = onceRead((read) => idsOf(read, AUDIENCES, readList))
  const context = { readList, audiences }
  return [
    ...audienceStreams(context),
    ...campaignStreams(context),
    ...(hasStores ? storeStreams(context) : []),
  ]
}

type Context = { readList: ReadList; audiences: ReadParents }

function audienceStreams(context: Context): HttpStream[] {
  const { readList, audiences } = context
  return [
    table({
      name: 'lists',
      columns: tables.lists,
      key: ['id'],
      leftOut: ['beamer_address'],
      pages: (read) => readList(read, AUDIENCES),
    }),
    table({
      name: CONTACTS,
      columns: tables.members,
      key: ['list_member_id'],
      // Contacts that were deleted leave no trace.
      incremental: ownPositions('week'),
      leftOut: ['ip_signup', 'ip_opt'],
      children: [
        {
          name: 'list_member_tags',
          records: listAt('tags'),
          columns: tables.memberTags,
          key: ['list_member_id', 'tag_id'],
          parentKey: 'list_member_id',
        },
      ],
      pages: (read) => contacts(read, audiences, readList),
    }),
    perAudience(context, 'merge_fields', 'merge-fields', 'merge_fields', {
      columns: tables.mergeFields,
      key: ['list_id', 'merge_id'],
    }),
    perAudience(context, 'segments', 'segments', 'segments', {
      columns: tables.segments,
      key: ['list_id', 'id'],
    }),
    perAudience(context, 'interest_categories', 'interest-categories', 'categories', {
      columns: tables.interestCategories,
      key: ['list_id', 'id'],
    }),
    table({
      name: 'interests',
      columns: tables.interests,
      key: ['list_id', 'id'],
      pages: (read) => interests(read, context),
    }),
    perAudience(context, 'list_activity', 'activity', 'activity', {
      columns: tables.listActivity,
      key: ['list_id', 'day'],
      // Mailchimp has the last 180 days, and corrects the latest ones.
      keepsOld: true,
      incremental: trailing(0),
    }),
    perAudience(context, 'list_growth', 'growth-history', 'history', {
      columns: tables.listGrowth,
      key: ['list_id', 'month'],
      query: { sort_field: 'month', sort_dir: 'ASC' },
    }),
  ]
}

/** Declares a list that each audience has. */
function perAudience(
  { readList, audiences }: Context,
  name: string,
  below: string,
  records: string,
  { query = {}, ...stream }: Omit<Table, 'name' | 'pages'> & Pick<MailchimpList, 'query'>,
): HttpStream {
  async function* pages(read: StreamRead) {
    for (const id of await audiences(read)) {
      const list = { name, path: `lists/${encodeURIComponent(id)}/${below}`, records, query }
      yield* listBelow(read, list, { list_id: id }, readList)
    }
  }
  return table({ name, pages, ...stream })
}

async function* interests(read: StreamRead, { readList, audiences }: Context) {
  const name = 'interests'
  for (const list of await audiences(read)) {
    const path = `lists/${encodeURIComponent(list)}/interest-categories`
    for await (const page of listBelow(read, { name, path, records: 'categories' }, {}, readList))
      for (const { id } of page.records) {
        const inner = {
          name,
          path: `${path}/${encodeURIComponent(String(id))}/interests`,
          records: 'interests',
        }
        yield* listBelow(read, inner, { list_id: list, category_id: id }, readList)
      }
  }
}

function campaignStreams({ readList }: Context): HttpStream[] {
  return [
    table({
      name: 'campaigns',
      columns: tables.campaigns,
      key: ['id'],
      pages: (read) =>
        readList(read, {
          name: 'campaigns',
          path: 'campaigns',
          records: 'campaigns',
          query: { sort_field: 'create_time', sort_dir: 'ASC' },
        }),
    }),
    table({
      name: 'campaign_reports',
      columns: tables.campaignReports,
      key: ['id'],
      incremental: { ...trailing(TRAILING_MS), wholeEvery: 'week' },
      pages: (read) =>
        readList(read, {
          name: 'campaign_reports',
          path: 'reports',
          records: 'reports',
          ...(read.position !== undefined && { query: { since_send_time: written(read.position) } }),
        }),
    }),
    table({
      name: 'campaign_unsubscribes',
      columns: tables.campaignUnsubscribes,
      key: ['campaign_id', 'email_id'],
      // Campaigns that were deleted leave no trace.
      incremental: ownPositions('month'),
      pages: (read) =>
        campaignDetails(
          read,
          { name: 'campaign_unsubscribes', below: 'unsubscribed', records: 'unsubscribes' },
          readList,
        ),
    }),
    table({
      name: 'campaign_click_details',
      columns: tables.campaignClicks,
      key: ['campaign_id', 'id'],
      // Campaigns that were deleted leave no trace.
      incremental: ownPositions('month'),
      pages: (read) =>
        campaignDetails(
          read,
          { name: 'campaign_click_details', below: 'click-details', records: 'urls_clicked' },
          readList,
        ),
    }),
    table({
      name: 'automations',
      columns: tables.automations,
      key: ['id'],
      pages: (read) => readList(read, { name: 'automations', path: 'automations', records: 'automations' }),
    }),
  ]
}

function storeStreams({ readList }: Context): HttpStream[] {
  const stores = onceRead((read) => idsOf(read, STORES, readList))
  const below = (name: string, records: string, columns: HttpStream['columns']) =>
    table({
      name,
      columns,
      key: ['store_id', 'id'],
      async *pages(read) {
        for (const id of await stores(read)) {
          const list = { name, path: `ecommerce/stores/${encodeURIComponent(id)}/${records}`, records }
          yield* listBelow(read, list, { store_id: id }, readList)
        }
      },
    })
  return [
    table({ name: 'stores', columns: tables.stores, key: ['id'], pages: (read) => readList(read, STORES) }),
    below('store_orders', 'orders', tables.storeOrders),
    below('store_products', 'products', tables.storeProducts),
    below('store_customers', 'customers', tables.storeCustomers),
  ]
}
