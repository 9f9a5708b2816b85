import { columns, lineNumber, ofParent } from '../http/columns.ts'
import type { Column } from '../http/http-stream.ts'

const UPDATES = 'created_at updated_at'
const ADDRESS = 'address_1 address_2 suburb city state postcode country_id'

const address = (prefix: string): Column[] =>
  columns(
    'text',
    ADDRESS.split(' ')
      .map((part) => `${prefix}_${part}`)
      .join(' '),
  )

const version = columns('whole', 'version')
const named = [...columns('guid', 'id'), ...columns('text', 'name'), ...version]

export const sales: readonly Column[] = [
  ...columns('guid', 'id'),
  ...columns('text', 'state invoice_number receipt_number short_code'),
  ...columns('instant', `date:sale_date ${UPDATES}`),
  ...columns('guid', 'customer_id source.outlet_id:outlet_id source.register_id:register_id'),
  ...columns('guid', 'source.author.id:author_id'),
  ...columns('text', 'source.type:source_type source.id:source_id'),
  ...columns('numeric', 'totals.price:total_price totals.price_incl_tax:total_price_incl_tax'),
  ...columns('numeric', 'totals.tax:total_tax totals.loyalty:total_loyalty totals.surcharge:total_surcharge'),
  ...columns('yesNo', 'return.is_return:is_return'),
  ...columns('guid', 'return.original_sale_id:original_sale_id'),
  ...columns('json', 'return.return_sale_ids:return_sale_ids attributes adjustments ecom_custom_charges'),
  ...columns('text', 'note _metadata.xero_reference:xero_reference'),
  ...columns('whole', '_metadata.version:version'),
]

const ofSale = ofParent('guid', 'id', 'sale_id')

// The numbers of gift cards are left out everywhere: with its number, anyone can spend a card.
export const saleLineItems: readonly Column[] = [
  ...columns('guid', 'id'),
  ofSale,
  ...columns('whole', '_metadata.sequence:sequence'),
  ...columns('guid', 'product.id:product_id salesperson_id'),
  ...columns('numeric', 'quantity pricing.price:price pricing.total:total_price'),
  ...columns('numeric', 'pricing.cost:cost pricing.cost_total:total_cost'),
  ...columns('numeric', 'pricing.discount:discount pricing.discount_total:total_discount'),
  ...columns('numeric', 'pricing.loyalty_amount:loyalty_amount'),
  ...columns('guid', 'tax.id:tax_id'),
  ...columns('numeric', 'tax.amount:tax tax.total:total_tax'),
  ...columns('yesNo', 'return.is_return:is_return'),
  ...columns('text', 'return.reason:return_reason status note'),
  ...columns('yesNo', '_metadata.is_price_override:is_price_override'),
  ...columns('json', '_metadata.tax_components:tax_components promotions surcharges customizations'),
]

export const salePayments: readonly Column[] = [
  ...columns('guid', 'id'),
  ofSale,
  ...columns('numeric', 'amount surcharge.amount:surcharge'),
  ...columns('instant', 'date:payment_date'),
  ...columns('guid', 'type.config_id:payment_type_id'),
  ...columns('text', 'type.name:payment_type'),
  ...columns('guid', 'source.outlet_id:outlet_id source.register_id:register_id'),
]

export const saleTaxes: readonly Column[] = [ofSale, ...columns('guid', 'id'), ...columns('numeric', 'tax')]

export const customers: readonly Column[] = [
  ...named,
  ...columns('text', 'first_name last_name customer_code company_name'),
  ...columns('guid', 'customer_group_id'),
  ...columns('text', 'email phone mobile fax website twitter gender tax_id'),
  ...columns('day', 'date_of_birth'),
  ...columns('numeric', 'balance loyalty_balance year_to_date on_account_limit'),
  ...columns('yesNo', 'enable_loyalty enable_promotional_sms do_not_email'),
  ...address('physical'),
  ...address('postal'),
  ...columns('text', 'note custom_field_1 custom_field_2 custom_field_3 custom_field_4'),
  ...columns('instant', UPDATES),
]

export const customerGroups: readonly Column[] = [
  ...named,
  ...columns('text', 'group_id'),
  ...columns('instant', UPDATES),
]

export const products: readonly Column[] = [
  ...named,
  ...columns('text', 'variant_name handle sku description'),
  ...columns('guid', 'family_id variant_parent_id brand_id'),
  ...columns('text', 'brand.name:brand_name'),
  ...columns('guid', 'supplier_id'),
  ...columns('text', 'supplier.name:supplier_name supplier_code'),
  ...columns('guid', 'product_type_id type.id:type_id'),
  ...columns('text', 'type.name:type_name'),
  ...columns('guid', 'product_category.id:product_category_id'),
  ...columns('text', 'product_category.name:product_category_name'),
  ...columns('yesNo', 'active is_composite has_inventory has_variants'),
  ...columns('numeric', 'price_excluding_tax price_including_tax supply_price loyalty_amount'),
  ...columns('text', 'account_code account_code_purchase tax_category source source_id source_variant_id'),
  ...columns('numeric', 'weight width height length'),
  ...columns('text', 'weight_unit dimensions_unit image_url image_thumbnail_url'),
  ...columns('whole', 'button_order variant_count'),
  ...columns(
    'json',
    'tag_ids variant_options attributes outlet_taxes composite_bom packaging customizations',
  ),
  ...columns('instant', UPDATES),
]

const ofProduct = [ofParent('guid', 'id', 'product_id'), lineNumber()]

export const productCodes: readonly Column[] = [...ofProduct, ...columns('text', 'type code')]

export const productSuppliers: readonly Column[] = [
  ...ofProduct,
  ...columns('guid', 'id supplier_id'),
  ...columns('text', 'supplier_name code'),
  ...columns('numeric', 'price'),
]

export const inventory: readonly Column[] = [
  ...columns('guid', 'id outlet_id product_id'),
  ...columns('numeric', 'current_inventory_level average_cost quantity_to_procure'),
  ...columns('text', 'reorder_method'),
  ...columns('numeric', 'reorder_point reorder_amount reorder_target'),
  ...version,
]

export const brands: readonly Column[] = [...named, ...columns('text', 'description')]

const CONTACT =
  'company_name first_name last_name email phone mobile fax website twitter physical_address1 physical_address2 ' +
  'physical_suburb physical_city physical_state physical_postcode physical_country_id'

export const suppliers: readonly Column[] = [
  ...named,
  ...columns('text', 'description source'),
  ...columns('numeric', 'default_markup'),
  ...columns(
    'text',
    CONTACT.replace(/\w+/g, (field) => `contact.${field}`),
  ),
]

export const productTypes: readonly Column[] = [
  ...named,
  ...columns('yesNo', 'leaf_category'),
  ...columns('json', 'category_path'),
]

export const tags: readonly Column[] = named

export const productCategories: readonly Column[] = [
  ...columns('guid', 'id'),
  ...columns('text', 'name'),
  ...columns('guid', 'parent_category_id root_category_id'),
  ...columns('yesNo', 'leaf_category'),
  ...columns('json', 'category_path'),
]

export const outlets: readonly Column[] = [
  ...named,
  ...columns('text', 'time_zone currency currency_symbol display_prices email phone latitude longitude'),
  ...columns('guid', 'default_tax_id'),
  ...address('physical'),
  ...columns('json', 'attributes'),
]

export const registers: readonly Column[] = [
  ...named,
  ...columns('guid', 'outlet_id'),
  ...columns('yesNo', 'is_open'),
  ...columns('instant', 'register_open_time register_close_time'),
  ...columns('text', 'invoice_prefix invoice_suffix'),
  ...columns('numeric', 'invoice_sequence'),
]

export const users: readonly Column[] = [
  ...columns('guid', 'id'),
  ...columns('text', 'username display_name account_type email'),
  ...columns('yesNo', 'enabled is_primary_user'),
  ...columns('json', 'restricted_outlet_ids'),
  ...columns('numeric', 'target_daily target_weekly target_monthly'),
  ...columns('instant', UPDATES),
  ...version,
]

export const paymentTypes: readonly Column[] = [
  ...named,
  ...columns('whole', 'type_id'),
  ...columns('yesNo', 'disabled internal gateway'),
  ...columns('json', 'outlet_ids'),
  ...columns('instant', 'created_at'),
]

export const taxes: readonly Column[] = [
  ...named,
  ...columns('text', 'display_name'),
  ...columns('yesNo', 'is_default'),
  ...columns('json', 'rates'),
]

export const priceBooks: readonly Column[] = [
  ...named,
  ...columns('text', 'type restrict_to_platform_key restrict_to_platform_label'),
  ...columns('instant', 'valid_from valid_to'),
  ...columns('json', 'outlets customer_groups'),
]

export const priceBookProducts: readonly Column[] = [
  ...columns('guid', 'id price_book_id product_id tax_id'),
  ...columns('numeric', 'price min_units max_units loyalty_value'),
  ...columns('instant', UPDATES),
  ...version,
]

export const consignments: readonly Column[] = [
  ...named,
  ...columns('text', 'type status reference supplier_invoice'),
  ...columns('guid', 'outlet_id source_outlet_id supplier_id'),
  ...columns('instant', `consignment_date due_at received_at ${UPDATES}`),
  ...columns('numeric', 'total_count_gain total_cost_gain total_count_loss total_cost_loss'),
]

export const promotions: readonly Column[] = [
  ...columns('text', 'id name description status'),
  ...columns('utcInstant', 'start_time end_time'),
  ...columns('yesNo', 'use_promo_code'),
  ...columns('numeric', 'loyalty_multiplier'),
  ...columns('json', 'channels outlet_ids customer_group_ids condition action'),
]

export const giftCards: readonly Column[] = [
  ...columns('text', 'id status'),
  ...columns('numeric', 'balance total_sold total_redeemed'),
  ...columns('guid', 'sale_id'),
  ...columns('text', 'sale_source'),
  ...columns('instant', 'created_at expires_at'),
  ...columns('json', 'gift_card_transactions:transactions'),
]

export const storeCredits: readonly Column[] = [
  ...columns('guid', 'customer_id'),
  ...columns('numeric', 'balance total_credit_issued total_credit_redeemed'),
  ...columns('instant', 'created_at'),
  ...columns('json', 'store_credit_transactions:transactions'),
]

export const retailer: readonly Column[] = [
  ...columns('guid', 'id'),
  ...columns('text', 'name domain_prefix account_status account_type country culture timezone'),
  ...columns('text', 'currency.code:currency currency.symbol:currency_symbol'),
  ...columns('yesNo', 'tax_exclusive store_credit gift_cards.enabled:gift_cards loyalty.enabled:loyalty'),
  ...columns('numeric', 'loyalty.ratio:loyalty_ratio'),
  ...columns('instant', 'created_at activated_at'),
]
