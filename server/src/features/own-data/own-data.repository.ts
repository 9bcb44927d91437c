import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Queries for the data of one person. They leave out the data of others. */
export function ownDataRepository(db: Kysely<Tables>, userId: string) {
  /** The account, and everything stored under its email address. */
  const ownRecipients = () =>
    db
      .selectFrom('alert_recipients')
      .innerJoin('users', (join) =>
        join.on(({ or, and, eb, ref }) =>
          or([
            eb('alert_recipients.user_id', '=', ref('users.id')),
            and([
              eb('alert_recipients.email_key', '=', ref('users.email_key')),
              eb('is_verified', '=', true),
            ]),
          ]),
        ),
      )
      .select('alert_recipients.id')
      .where('users.id', '=', userId);

  return {
    async listPhoneReveals() {
      return (
        db
          .selectFrom('phone_reveals')
          .select(({ fn }) => ['day', fn.countAll<number>().as('visitors')])
          // Accounts are 24 hexadecimal digits, visitors a hash.
          .select(sql<number>`count(*) filter (where visitor ~ '^[0-9a-f]{24}$')`.as('signedIn'))
          .where('owner_id', '=', userId)
          .groupBy('day')
          .orderBy('day', 'desc')
          .execute()
      );
    },

    /** How many phone numbers they viewed, without the owners. */
    async listNumbersSeen() {
      return db
        .selectFrom('phone_reveals')
        .select(({ fn }) => ['day', fn.countAll<number>().as('numbers')])
        .where('visitor', '=', userId)
        .groupBy('day')
        .orderBy('day', 'desc')
        .execute();
    },

    getAccount() {
      return db
        .selectFrom('users')
        .select(['id', 'name', 'email', 'phone', 'role', 'auth_provider', 'is_verified', 'picture_id'])
        .select(['banned_at', 'ban_reason', 'created_at', 'updated_at'])
        .where('id', '=', userId)
        .executeTakeFirst();
    },

    listListings() {
      return db.selectFrom('listings').selectAll().where('owner_id', '=', userId).orderBy('id').execute();
    },

    /** Views of their listings; the viewers are unknown. */
    listStatistics() {
      return db
        .selectFrom('listing_days')
        .innerJoin('listings', 'listings.id', 'listing_id')
        .select(['listing_id', 'day', 'kind', 'count'])
        .where('owner_id', '=', userId)
        .orderBy('listing_id')
        .orderBy('day')
        .orderBy('kind')
        .execute();
    },

    listFeaturedPlaces() {
      return db
        .selectFrom('featured_slots')
        .innerJoin('listings', 'listings.id', 'listing_id')
        .select(['listing_id', 'days', 'featured_slots.price_rupees', 'status', 'reference', 'refusal'])
        .select(['featured_slots.asked_at', 'claimed_at', 'ends_at'])
        .where('owner_id', '=', userId)
        .orderBy('featured_slots.id')
        .execute();
    },

    /** Online orders, in addition to payments by agreement. */
    listOnlinePayments() {
      return db
        .selectFrom('payment_orders')
        .innerJoin('listings', 'listings.id', 'listing_id')
        .select(['listing_id', 'days', 'payment_orders.price_rupees', 'payment_id'])
        .select(['payment_orders.created_at', 'paid_at'])
        .where('owner_id', '=', userId)
        .orderBy('payment_orders.created_at')
        .execute();
    },

    listDecisions() {
      return db
        .selectFrom('listing_decisions')
        .innerJoin('listings', 'listings.id', 'listing_id')
        .select(['listing_id', 'from_status', 'to_status', 'reason', 'decided_at'])
        .where('owner_id', '=', userId)
        .orderBy('listing_decisions.id')
        .execute();
    },

    listListingPictures() {
      return db
        .selectFrom('listing_pictures')
        .innerJoin('listings', 'listings.id', 'listing_id')
        .select(['listing_id', 'position', 'picture_id'])
        .where('owner_id', '=', userId)
        .orderBy('listing_id')
        .orderBy('position')
        .execute();
    },

    listSavedSearches() {
      return db
        .selectFrom('saved_searches')
        .innerJoin('alert_recipients', 'alert_recipients.id', 'recipient_id')
        .select(['query', 'frequency', 'confirmed_at', 'paused_at', 'saved_searches.created_at'])
        .where('recipient_id', 'in', ownRecipients())
        .orderBy('saved_searches.id')
        .execute();
    },

    /** The matches of their saved searches, and when they were sent. */
    listAlerts() {
      return db
        .selectFrom('search_matches')
        .innerJoin('saved_searches', 'saved_searches.id', 'search_id')
        .select(['query', 'listing_id', 'found_at', 'mailed_at'])
        .where('search_matches.recipient_id', 'in', ownRecipients())
        .orderBy('found_at')
        .execute();
    },

    listShortlist() {
      return db
        .selectFrom('shortlisted_listings')
        .select(['listing_id', 'added_at'])
        .where('user_id', '=', userId)
        .orderBy('added_at')
        .execute();
    },

    /** When they blocked someone, without the other person. */
    listBlocks() {
      return db
        .selectFrom('blocks')
        .select('created_at')
        .where('blocker_id', '=', userId)
        .orderBy('created_at')
        .execute();
    },

    /** Their login methods besides the password. */
    async listSignIns() {
      const [providers, browsers, twoStep] = await Promise.all([
        db
          .selectFrom('external_identities')
          .select(['issuer', 'subject', 'created_at'])
          .where('user_id', '=', userId)
          .orderBy('created_at')
          .execute(),
        db
          .selectFrom('known_browsers')
          .select('seen_at')
          .where('user_id', '=', userId)
          .orderBy('seen_at')
          .execute(),
        db
          .selectFrom('two_step_secrets')
          .select('confirmed_at')
          .where('user_id', '=', userId)
          .executeTakeFirst(),
      ]);
      return { providers, browsers, twoStepSince: twoStep?.confirmed_at ?? null };
    },

    /** The listing and the date, without the other person. */
    listConversations() {
      return db
        .selectFrom('conversations')
        .select(['id', 'listing_id', 'listing_title', 'listing_intent', 'listing_category', 'created_at'])
        .select(
          sql<'owner' | 'seeker'>`case when owner_id = ${userId} then 'owner' else 'seeker' end`.as('side'),
        )
        .where(({ or, eb }) => or([eb('owner_id', '=', userId), eb('seeker_id', '=', userId)]))
        .orderBy('id')
        .execute();
    },

    /** Their visits with dates and outcomes, without the other person. */
    listVisits() {
      return db
        .selectFrom('visits')
        .innerJoin('conversations', 'conversations.id', 'conversation_id')
        .select(['conversation_id', 'status', 'starts_at', 'visits.created_at'])
        .where(({ or, eb }) => or([eb('owner_id', '=', userId), eb('seeker_id', '=', userId)]))
        .orderBy('visits.id')
        .execute();
    },

    /** Messages that they wrote. */
    listMessages() {
      return db
        .selectFrom('messages')
        .select(['conversation_id', 'number', 'text', 'visit_action', 'visit_times', 'created_at'])
        .select(
          sql<string[]>`array(
            select 'pictures/' || picture_id || '.jpg' from message_pictures
            where message_pictures.conversation_id = messages.conversation_id
              and message_pictures.number = messages.number
            order by position)`.as('pictures'),
        )
        .where('sender_id', '=', userId)
        .orderBy('conversation_id')
        .orderBy('number')
        .execute();
    },

    /** Reports that they sent, not reports about them. */
    listReports() {
      return db
        .selectFrom('reports')
        .select(['subject_kind', 'subject_label', 'reason', 'text', 'created_at', 'settled_at'])
        .where('reporter_id', '=', userId)
        .orderBy('id')
        .execute();
    },

    listEvidence() {
      return db
        .selectFrom('evidence')
        .select(['kind', 'listing_id', 'value', 'seen_at', 'expires_at'])
        .where('user_id', '=', userId)
        .orderBy('kind')
        .orderBy('id')
        .execute();
    },

    /** Checks that they requested for their listings. */
    listEvidenceRequests() {
      return db
        .selectFrom('evidence_requests')
        .innerJoin('listings', 'listings.id', 'listing_id')
        .select(['listing_id', 'kind', 'requested_at'])
        .where('owner_id', '=', userId)
        .orderBy('listing_id')
        .orderBy('kind')
        .execute();
    },

    listPictures() {
      return db
        .selectFrom('pictures')
        .select(['id', 'width', 'height', 'finished_at', 'withdrawn_at', 'withdrawn_from', 'created_at'])
        .where('owner_id', '=', userId)
        .orderBy('id')
        .execute();
    },
  };
}
