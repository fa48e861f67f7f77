import { type Kysely, sql } from 'kysely';

/** Written by `npm run generate` from the contract, for review; never changed once it has run anywhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "abuse_reports" (
    "id" uuid primary key,
    "subjectType" text not null,
    "subjectId" uuid not null,
    "description" text not null,
    "reporterId" uuid not null,
    "createdAt" timestamptz(3) not null
  )`.execute(db);
  await sql`create table "coordinators" (
    "id" uuid primary key,
    "name" text not null,
    "phoneNumber" text not null,
    "country" jsonb,
    "postalCode" text,
    "town" text,
    "street" text,
    "houseNumber" text,
    "apartmentNumber" text,
    "createdAt" timestamptz(3) not null
  )`.execute(db);
  await sql`create table "events" (
    "id" uuid primary key,
    "title" text not null,
    "status" text not null,
    "helpCategory" text[],
    "description" text,
    "coverDesign" text,
    "cancelledAt" timestamptz(3),
    "cancellationReason" text,
    "startDate" date,
    "eventStart" text,
    "endDate" date,
    "eventEnd" text,
    "city" text,
    "street" text,
    "houseNumber" text,
    "postCode" text,
    "location" text,
    "volunteersNeededNum" integer,
    "nrOfVolunteersSigned" integer not null,
    "waitlisted" integer not null,
    "creator" jsonb not null,
    "created" timestamptz(3) not null,
    "updatedAt" timestamptz(3) not null,
    "publishedAt" timestamptz(3),
    "finishedAt" timestamptz(3),
    "version" integer not null
  )`.execute(db);
  await sql`create table "invitations" (
    "id" uuid primary key,
    "firstname" text not null,
    "lastname" text not null,
    "email" text not null,
    "role" text not null default 'coordinator',
    "language" text not null default 'pl',
    "message" text,
    "invitedBy" text not null,
    "createdAt" timestamptz(3) not null,
    "expiresAt" timestamptz(3) not null,
    "acceptedAt" timestamptz(3),
    "revokedAt" timestamptz(3)
  )`.execute(db);
  await sql`create table "notifications" (
    "id" uuid primary key,
    "kind" text not null,
    "type" text not null,
    "params" jsonb not null,
    "subjectType" text not null,
    "subjectId" uuid,
    "createdAt" timestamptz(3) not null,
    "readAt" timestamptz(3)
  )`.execute(db);
  await sql`create table "notification_preferences" (
    "newVolunteer" boolean not null default 'true',
    "newEventParticipant" boolean not null default 'true',
    "eventParticipantResignation" boolean not null default 'true',
    "volunteerLeave" boolean not null default 'true',
    "abuse" boolean not null default 'true',
    "eventEnd" boolean not null default 'true',
    "eventCancellation" boolean not null default 'true',
    "systemNotifications" boolean not null default 'true',
    "email" text not null default 'immediately'
  )`.execute(db);
  await sql`create table "organizations" (
    "id" uuid primary key,
    "name" text not null,
    "vatNr" text not null,
    "category" text[] not null,
    "description" text not null,
    "helpLocation" text,
    "originDate" integer,
    "currentVolunteersNum" integer,
    "email" text not null,
    "phone" text not null,
    "website" text,
    "country" jsonb not null,
    "postCode" text not null,
    "city" text not null,
    "street" text not null,
    "houseNumber" text not null,
    "apartmentNumber" text,
    "region" text,
    "county" text,
    "addressDescription" text,
    "coverDesign" text,
    "timeZone" text not null default 'Europe/Warsaw',
    "coverToken" text,
    "status" text not null,
    "createdAt" timestamptz(3) not null,
    "version" integer not null default '1'
  )`.execute(db);
  await sql`create table "participants" (
    "id" uuid primary key,
    "eventId" uuid not null,
    "volunteerId" uuid not null,
    "status" text not null,
    "note" text,
    "signedUpAt" timestamptz(3) not null,
    "resignedAt" timestamptz(3)
  )`.execute(db);
  await sql`create table "people_in_need" (
    "id" uuid primary key,
    "firstname" text not null,
    "lastname" text not null,
    "urgency" text not null,
    "status" text not null,
    "helpCategory" text[] not null,
    "description" text not null,
    "city" text not null,
    "street" text,
    "postCode" text,
    "phone" text not null,
    "email" text,
    "preferredLanguage" text not null,
    "householdSize" integer,
    "createdAt" timestamptz(3) not null
  )`.execute(db);
  await sql`create table "volunteers" (
    "id" uuid primary key,
    "firstname" text not null,
    "lastname" text not null,
    "accountStatus" text not null,
    "city" text not null,
    "email" text not null,
    "phone" text not null,
    "dateOfBirth" date not null,
    "country" jsonb,
    "postCode" text,
    "street" text,
    "houseNumber" text,
    "apartmentNumber" text,
    "aboutMe" text,
    "languages" text[] not null,
    "daysOfHelp" text[] not null,
    "howDidYouFindAboutUs" text,
    "haveYouBeenAVolunteerBefore" boolean not null,
    "rating" double precision,
    "imageToken" text,
    "rejectionReason" text,
    "createdAt" timestamptz(3) not null
  )`.execute(db);
  await sql`create table "volunteer_files" (
    "id" uuid primary key,
    "name" text not null,
    "type" text not null,
    "bytes" integer not null,
    "createdAt" timestamptz(3) not null
  )`.execute(db);
}
