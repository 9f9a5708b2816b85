/** The tables of a timber merchant's ERP, with compound keys and one table without a key. */
export const erpTables: readonly string[] = [
  `create table [dbo].[Customers] (CustomerNo int not null, Name nvarchar(200) not null, City nvarchar(100), Country nchar(2),
    CreditLimit decimal(12,2), CustomerSince date, OnHold bit not null, Ref uniqueidentifier, Stamp rowversion,
    primary key (CustomerNo))`,
  `create table [dbo].[Products] (ProductGroup nvarchar(10) not null, ProductNo int not null, Name nvarchar(200) not null,
    Price money, DensityKgM3 float, Stamp rowversion, primary key (ProductGroup, ProductNo))`,
  `create table [dbo].[Orders] (OrderNo bigint not null, CustomerNo int not null, OrderedAt datetime2 not null,
    PromisedAt datetimeoffset, Status nvarchar(20), Note nvarchar(max), Stamp rowversion, primary key (OrderNo))`,
  `create table [dbo].[OrderLines] (OrderNo bigint not null, LineNo int not null, ProductGroup nvarchar(10), ProductNo int,
    Quantity decimal(18,4), UnitPrice decimal(18,4), Stamp rowversion, primary key (OrderNo, LineNo))`,
  `create table [sales].[Targets] (Year smallint not null, Region nvarchar(40) not null, Target decimal(14,2),
    primary key (Year, Region))`,
  'create table [dbo].[WarehouseNotes] (WrittenOn date, Said nvarchar(max))',
]
