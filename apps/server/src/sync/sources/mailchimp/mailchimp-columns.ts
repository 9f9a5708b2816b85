import { columns, columnsReadBy, ofParent, type ValueKind } from '../http/columns.ts'
import type { Column } from '../http/http-stream.ts'
import { isNone, json } from '../http/values.ts'

/** Declares columns of the fields of an inner object, named like the fields. */
const inside = (field: string, kind: ValueKind, names: string, prefix = ''): Column[] =>
  columns(
    kind,
    names
      .split(' ')
      .map((name) => `${field}.${name}:${prefix}${name}`)
      .join(' '),
  )

/** Mailchimp writes a missing address as an empty text. */
const optionalJson = (fields: string): Column[] =>
  columnsReadBy('text', (value) => (isNone(value) ? null : json(value)), fields)

const reportSummary = [
  ...inside('report_summary', 'whole', 'opens unique_opens clicks subscriber_clicks'),
  ...inside('report_summary', 'numeric', 'open_rate click_rate'),
]

const ecommerce = (field: string) => [
  ...inside(field, 'whole', 'total_orders'),
  ...inside(field, 'numeric', 'total_spent total_revenue'),
]

export const lists: readonly Column[] = [
  ...columns('text', 'id name'),
  ...columns('whole', 'web_id list_rating'),
  ...columns('instant', 'date_created'),
  ...columns('text', 'visibility permission_reminder subscribe_url_short subscribe_url_long'),
  ...columns(
    'text',
    'contact.company:company contact.address1:address_1 contact.city:city contact.country:country',
  ),
  ...inside('campaign_defaults', 'text', 'from_name from_email subject language', 'default_'),
  ...columns('yesNo', 'email_type_option use_archive_bar double_optin has_welcome marketing_permissions'),
  ...inside('stats', 'whole', 'member_count total_contacts unsubscribe_count cleaned_count'),
  ...inside(
    'stats',
    'whole',
    'member_count_since_send unsubscribe_count_since_send cleaned_count_since_send',
  ),
  ...inside('stats', 'whole', 'campaign_count merge_field_count'),
  ...inside('stats', 'numeric', 'avg_sub_rate avg_unsub_rate target_sub_rate open_rate click_rate'),
  ...inside('stats', 'instant', 'campaign_last_sent last_sub_date last_unsub_date'),
]

export const members: readonly Column[] = [
  ...columns('text', 'list_member_id list_id id contact_id email_address unique_email_id full_name'),
  ...columns('whole', 'web_id'),
  ...columns('text', 'email_type status unsubscribe_reason'),
  ...columns('text', 'merge_fields.FNAME:first_name merge_fields.LNAME:last_name merge_fields.PHONE:phone'),
  ...optionalJson('merge_fields.ADDRESS:address'),
  ...columns('text', 'merge_fields.BIRTHDAY:birthday'),
  ...columns('json', 'merge_fields interests marketing_permissions'),
  ...inside('stats', 'numeric', 'avg_open_rate avg_click_rate'),
  ...columns('instant', 'timestamp_signup timestamp_opt last_changed'),
  ...columns('whole', 'member_rating tags_count'),
  ...columns('text', 'language email_client source location.country_code:country_code'),
  ...columns('text', 'location.timezone:timezone'),
  ...columns('yesNo', 'vip consents_to_one_to_one_messaging'),
]

export const memberTags: readonly Column[] = [
  ofParent('text', 'list_member_id', 'list_member_id'),
  ofParent('text', 'list_id', 'list_id'),
  ofParent('text', 'id', 'member_id'),
  ...columns('whole', 'id:tag_id'),
  ...columns('text', 'name'),
]

export const mergeFields: readonly Column[] = [
  ...columns('text', 'list_id'),
  ...columns('whole', 'merge_id display_order'),
  ...columns('text', 'tag name type default_value help_text'),
  ...columns('yesNo', 'required public'),
  ...columns('json', 'options'),
]

export const segments: readonly Column[] = [
  ...columns('text', 'list_id'),
  ...columns('whole', 'id member_count'),
  ...columns('text', 'name type'),
  ...columns('instant', 'created_at updated_at'),
  ...columns('json', 'options'),
]

export const interestCategories: readonly Column[] = [
  ...columns('text', 'list_id id title type'),
  ...columns('whole', 'display_order'),
]

export const interests: readonly Column[] = [
  ...columns('text', 'list_id category_id id name'),
  ...columns('whole', 'subscriber_count display_order'),
]

export const listActivity: readonly Column[] = [
  ...columns('text', 'list_id'),
  ...columns('day', 'day'),
  ...columns('whole', 'emails_sent unique_opens recipient_clicks hard_bounce soft_bounce subs unsubs'),
  ...columns('whole', 'other_adds other_removes'),
]

export const listGrowth: readonly Column[] = [
  ...columns('text', 'list_id month'),
  ...columns('whole', 'existing imports optins subscribed unsubscribed reconfirm cleaned pending deleted'),
  ...columns('whole', 'transactional'),
]

export const campaigns: readonly Column[] = [
  ...columns('text', 'id type status content_type parent_campaign_id archive_url long_archive_url'),
  ...columns('whole', 'web_id emails_sent'),
  ...columns('instant', 'create_time send_time'),
  ...columns('yesNo', 'needs_block_refresh resendable'),
  ...inside('recipients', 'text', 'list_id list_name segment_text'),
  ...inside('recipients', 'yesNo', 'list_is_active'),
  ...inside('recipients', 'whole', 'recipient_count'),
  ...inside('settings', 'text', 'subject_line preview_text title from_name reply_to folder_id'),
  ...inside('settings', 'whole', 'template_id'),
  ...columns('json', 'tracking'),
  ...reportSummary,
  ...ecommerce('report_summary.ecommerce'),
]

export const campaignReports: readonly Column[] = [
  ...columns('text', 'id campaign_title type list_id list_name subject_line preview_text'),
  ...columns('yesNo', 'list_is_active'),
  ...columns('whole', 'emails_sent abuse_reports unsubscribed'),
  ...columns('instant', 'send_time rss_last_send'),
  ...inside('bounces', 'whole', 'hard_bounces soft_bounces syntax_errors'),
  ...inside('forwards', 'whole', 'forwards_count forwards_opens'),
  ...inside('opens', 'whole', 'opens_total unique_opens'),
  ...inside('opens', 'numeric', 'open_rate'),
  ...inside('opens', 'instant', 'last_open'),
  ...inside('clicks', 'whole', 'clicks_total unique_clicks unique_subscriber_clicks'),
  ...inside('clicks', 'numeric', 'click_rate'),
  ...inside('clicks', 'instant', 'last_click'),
  ...inside('list_stats', 'numeric', 'sub_rate unsub_rate open_rate click_rate', 'list_'),
  ...ecommerce('ecommerce'),
  ...columns('text', 'ecommerce.currency_code:currency_code'),
]

export const campaignUnsubscribes: readonly Column[] = [
  ...columns('text', 'campaign_id email_id email_address list_id reason'),
  ...columns('instant', 'timestamp'),
  ...columns('yesNo', 'list_is_active vip'),
]

export const campaignClicks: readonly Column[] = [
  ...columns('text', 'campaign_id id url'),
  ...columns('whole', 'total_clicks unique_clicks'),
  ...columns('numeric', 'click_percentage unique_click_percentage'),
  ...columns('instant', 'last_click'),
]

export const automations: readonly Column[] = [
  ...columns('text', 'id status'),
  ...columns('instant', 'create_time start_time'),
  ...columns('whole', 'emails_sent'),
  ...inside('recipients', 'text', 'list_id list_name store_id'),
  ...inside('recipients', 'yesNo', 'list_is_active'),
  ...inside('settings', 'text', 'title from_name reply_to'),
  ...inside('trigger_settings', 'text', 'workflow_type workflow_title'),
  ...reportSummary,
]

export const stores: readonly Column[] = [
  ...columns('text', 'id list_id name platform domain email_address currency_code money_format'),
  ...columns('text', 'primary_locale timezone phone'),
  ...columns('yesNo', 'is_syncing list_is_active'),
  ...columns('instant', 'created_at updated_at'),
]

export const storeOrders: readonly Column[] = [
  ...columns('text', 'store_id id customer.id:customer_id campaign_id outreach.id:outreach_id'),
  ...columns('text', 'financial_status fulfillment_status currency_code landing_site order_url'),
  ...columns('numeric', 'order_total discount_total tax_total shipping_total'),
  ...columns('text', 'tracking_code'),
  ...columns('instant', 'processed_at_foreign cancelled_at_foreign updated_at_foreign'),
  ...columns('json', 'lines promos'),
]

export const storeProducts: readonly Column[] = [
  ...columns('text', 'store_id id title handle url description type vendor image_url currency_code'),
  ...columns('instant', 'published_at_foreign'),
  ...columns('json', 'variants'),
]

export const storeCustomers: readonly Column[] = [
  ...columns('text', 'store_id id email_address company first_name last_name'),
  ...columns('yesNo', 'opt_in_status'),
  ...columns('whole', 'orders_count'),
  ...columns('numeric', 'total_spent'),
  ...columns('instant', 'created_at updated_at'),
  ...columns('json', 'address'),
]
