export type MailchimpResource = {
  /** Its path, such as `lists/:list/members`. The names of the parts are in `parents`. */
  readonly path: string
  /** The field of the response with the records. */
  readonly records: string
  /** The documented parameters besides those of every list. */
  readonly query?: readonly string[]
  /** Fields that `since_…` and `before_…` compare, by the end of the parameter. */
  readonly times?: Readonly<Record<string, string>>
  /** Fields that `sort_field` accepts. */
  readonly sorts?: readonly string[]
  /** The order without `sort_field`. Most lists are newest first. */
  readonly newestFirst?: string
}

const times = (...fields: readonly string[]) =>
  fields.flatMap((field) => [`since_${field}`, `before_${field}`])

/** The lists of the API that a source may read, with their documented parameters. */
export const mailchimpResources: readonly MailchimpResource[] = [
  {
    path: 'lists',
    records: 'lists',
    query: [...times('date_created', 'campaign_last_sent'), 'email', 'has_ecommerce_store'],
    times: { date_created: 'date_created' },
    sorts: ['date_created'],
    newestFirst: 'date_created',
  },
  {
    path: 'lists/:list/members',
    records: 'members',
    query: [...times('timestamp_opt', 'last_changed'), 'email_type', 'status', 'unique_email_id', 'vip_only'],
    times: { timestamp_opt: 'timestamp_opt', last_changed: 'last_changed' },
    sorts: ['timestamp_opt', 'timestamp_signup', 'last_changed'],
    newestFirst: 'timestamp_opt',
  },
  { path: 'lists/:list/merge-fields', records: 'merge_fields', query: ['type', 'required'] },
  {
    path: 'lists/:list/segments',
    records: 'segments',
    query: [...times('created_at', 'updated_at'), 'type', 'include_cleaned'],
  },
  { path: 'lists/:list/interest-categories', records: 'categories', query: ['type'] },
  { path: 'lists/:list/interest-categories/:category/interests', records: 'interests' },
  { path: 'lists/:list/activity', records: 'activity', newestFirst: 'day' },
  {
    path: 'lists/:list/growth-history',
    records: 'history',
    sorts: ['month'],
    newestFirst: 'month',
  },
  {
    path: 'campaigns',
    records: 'campaigns',
    query: [...times('send_time', 'create_time'), 'type', 'status', 'list_id', 'folder_id', 'member_id'],
    times: { send_time: 'send_time', create_time: 'create_time' },
    sorts: ['create_time', 'send_time'],
    newestFirst: 'create_time',
  },
  {
    path: 'reports',
    records: 'reports',
    query: [...times('send_time'), 'type'],
    times: { send_time: 'send_time' },
    newestFirst: 'send_time',
  },
  { path: 'reports/:campaign/unsubscribed', records: 'unsubscribes' },
  {
    path: 'reports/:campaign/click-details',
    records: 'urls_clicked',
    sorts: ['total_clicks', 'unique_clicks'],
  },
  {
    path: 'automations',
    records: 'automations',
    query: [...times('create_time', 'start_time'), 'status'],
    times: { create_time: 'create_time', start_time: 'start_time' },
    newestFirst: 'create_time',
  },
  { path: 'ecommerce/stores', records: 'stores' },
  {
    path: 'ecommerce/stores/:store/orders',
    records: 'orders',
    query: ['customer_id', 'has_outreach', 'campaign_id', 'outreach_id'],
  },
  { path: 'ecommerce/stores/:store/products', records: 'products' },
  { path: 'ecommerce/stores/:store/customers', records: 'customers', query: ['email_address'] },
]

export const parametersOf = ({ query = [], sorts }: MailchimpResource): readonly string[] => [
  'count',
  'offset',
  'fields',
  'exclude_fields',
  ...query,
  ...(sorts ? ['sort_field', 'sort_dir'] : []),
]

/** The record of the same path that must exist, such as the list of its members; undefined for top-level lists. */
export function parentOf(path: string): { collection: string; key: string } | undefined {
  const parts = path.split('/')
  const key = parts.at(-2)
  if (parts.length < 3 || key === undefined) return undefined
  return { collection: parts.slice(0, -2).join('/'), key }
}
