import type { Migration } from 'kysely/migration'
import { runStatements } from './run-statements.ts'

// A name_key is the normalised name for comparison: NFC, lower case. Every foreign key includes the organisation.
// An automatic area is linked by rule. area_subareas has only the links of custom areas.
export const excel: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table areas (
        id uuid primary key default gen_random_uuid(),
        organisation_id uuid not null references organisations on delete cascade,
        name text not null check (name <> ''),
        name_key text not null,
        status_id smallint not null default 1 references statuses,
        automatic boolean not null default true,
        unique (organisation_id, id),
        constraint areas_name unique (organisation_id, name_key)
      )`,
      `create table subareas (
        id uuid primary key default gen_random_uuid(),
        organisation_id uuid not null references organisations on delete cascade,
        name text not null check (name <> ''),
        name_key text not null,
        status_id smallint not null default 1 references statuses,
        list_order smallint not null default 1,
        unique (organisation_id, id),
        constraint subareas_name unique (organisation_id, name_key)
      )`,
      `create table area_subareas (
        organisation_id uuid not null,
        area_id uuid not null,
        subarea_id uuid not null,
        primary key (area_id, subarea_id),
        foreign key (organisation_id, area_id) references areas (organisation_id, id) on delete cascade,
        foreign key (organisation_id, subarea_id) references subareas (organisation_id, id) on delete cascade
      )`,
      `create index area_subareas_by_organisation on area_subareas (organisation_id, area_id)`,
      `create index area_subareas_by_subarea on area_subareas (organisation_id, subarea_id)`,
      `create table versions (
        id uuid primary key default gen_random_uuid(),
        organisation_id uuid not null references organisations on delete cascade,
        name text not null check (name <> ''),
        name_key text not null,
        status_id smallint not null default 1 references statuses,
        unique (organisation_id, id),
        constraint versions_name unique (organisation_id, name_key)
      )`,
      `create table milestones (
        id uuid primary key default gen_random_uuid(),
        organisation_id uuid not null,
        version_id uuid not null,
        name text not null check (name <> ''),
        name_key text not null,
        status_id smallint not null default 1 references statuses,
        list_order smallint not null default 1,
        unique (organisation_id, version_id, id),
        constraint milestones_name unique (version_id, name_key),
        foreign key (organisation_id, version_id) references versions (organisation_id, id) on delete cascade
      )`,
      `create table helper_tables (
        id uuid primary key default gen_random_uuid(),
        organisation_id uuid not null references organisations on delete cascade,
        name text not null check (name <> ''),
        name_key text not null,
        input_table_name text not null check (input_table_name ~ '^[A-Za-z0-9]+$'),
        status_id smallint not null default 1 references statuses,
        budget2sql_product_id text,
        unique (organisation_id, id),
        constraint helper_tables_name unique (organisation_id, name_key)
      )`,
      // Some databases compare table names without regard to case.
      `create unique index helper_tables_input_table_name on helper_tables (organisation_id, lower(input_table_name))`,
      `create table entities (
        id uuid primary key default gen_random_uuid(),
        organisation_id uuid not null references organisations on delete cascade,
        name text not null check (name <> ''),
        name_key text not null,
        unique (organisation_id, id),
        constraint entities_name unique (organisation_id, name_key)
      )`,
      `create table security_groups (
        id uuid primary key default gen_random_uuid(),
        organisation_id uuid not null references organisations on delete cascade,
        name text not null check (name <> ''),
        name_key text not null,
        status_id smallint not null default 1 references statuses,
        unique (organisation_id, id),
        constraint security_groups_name unique (organisation_id, name_key)
      )`,
      // A missing area or sub-area means all of them, including future ones.
      `create table group_area_grants (
        organisation_id uuid not null,
        group_id uuid not null,
        area_id uuid,
        subarea_id uuid,
        check (num_nonnulls(area_id, subarea_id) > 0),
        unique nulls not distinct (group_id, area_id, subarea_id),
        foreign key (organisation_id, group_id) references security_groups (organisation_id, id) on delete cascade,
        foreign key (organisation_id, area_id) references areas (organisation_id, id) on delete cascade,
        foreign key (organisation_id, subarea_id) references subareas (organisation_id, id) on delete cascade
      )`,
      `create index group_area_grants_by_organisation on group_area_grants (organisation_id, group_id)`,
      `create index group_area_grants_by_area on group_area_grants (organisation_id, area_id)`,
      `create index group_area_grants_by_subarea on group_area_grants (organisation_id, subarea_id)`,
      // A missing milestone means all milestones of the version.
      `create table group_milestone_grants (
        organisation_id uuid not null,
        group_id uuid not null,
        version_id uuid not null,
        milestone_id uuid,
        unique nulls not distinct (group_id, version_id, milestone_id),
        foreign key (organisation_id, group_id) references security_groups (organisation_id, id) on delete cascade,
        foreign key (organisation_id, version_id) references versions (organisation_id, id) on delete cascade,
        foreign key (organisation_id, version_id, milestone_id)
          references milestones (organisation_id, version_id, id) on delete cascade
      )`,
      `create index group_milestone_grants_by_organisation on group_milestone_grants (organisation_id, group_id)`,
      `create index group_milestone_grants_by_version
        on group_milestone_grants (organisation_id, version_id, milestone_id)`,
      `create table group_users (
        organisation_id uuid not null,
        group_id uuid not null,
        user_id uuid not null,
        primary key (group_id, user_id),
        foreign key (organisation_id, group_id) references security_groups (organisation_id, id) on delete cascade,
        foreign key (organisation_id, user_id) references user_organisations on delete cascade
      )`,
      `create index group_users_by_user on group_users (organisation_id, user_id)`,
      `create table helper_table_users (
        organisation_id uuid not null,
        helper_table_id uuid not null,
        user_id uuid not null,
        primary key (helper_table_id, user_id),
        foreign key (organisation_id, helper_table_id) references helper_tables (organisation_id, id) on delete cascade,
        foreign key (organisation_id, user_id) references user_organisations on delete cascade
      )`,
      `create index helper_table_users_by_user on helper_table_users (organisation_id, user_id)`,
      `create table entity_users (
        organisation_id uuid not null,
        entity_id uuid not null,
        user_id uuid not null,
        primary key (entity_id, user_id),
        foreign key (organisation_id, entity_id) references entities (organisation_id, id) on delete cascade,
        foreign key (organisation_id, user_id) references user_organisations on delete cascade
      )`,
      `create index entity_users_by_user on entity_users (organisation_id, user_id)`,
      // 'allCurrentAndFuture' links a user to every entity, including future ones, by rule.
      `create table user_entity_modes (
        organisation_id uuid not null,
        user_id uuid not null,
        apply_for text not null check (apply_for in ('allCurrent', 'allCurrentAndFuture', 'onlySelected')),
        primary key (organisation_id, user_id),
        foreign key (organisation_id, user_id) references user_organisations on delete cascade
      )`,
      `alter table users add column microsoft_id text constraint users_microsoft_id unique`,
      // A removed user's address can be used again, by that user too.
      `alter table users add column removed_at timestamptz`,
      `alter table users drop constraint users_email_key_key`,
      `create unique index users_email_key on users (email_key) where removed_at is null`,
    ]),
}
