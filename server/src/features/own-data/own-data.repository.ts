import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Queries for the data of one person. They leave out the data of others. */
export function ownDataRepository(db: Kysely<Tables>, userId: string) {
  const rows = async (query: RawBuilder<unknown>) => (await query.execute(db)).rows;
  const ofOwnListings = sql`join listings on listings.id = listing_id where owner_id = ${userId}`;
  const inOwnConversations = sql`(owner_id = ${userId} or seeker_id = ${userId})`;
  /** The account, and everything stored under its email address. */
  const ownRecipients = sql`(
    select alert_recipients.id from alert_recipients join users on alert_recipients.user_id = users.id
      or (alert_recipients.email_key = users.email_key and is_verified)
    where users.id = ${userId})`;

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

    getAccount() {
      return db
        .selectFrom('users')
        .select(['id', 'name', 'email', 'phone', 'role', 'auth_provider', 'is_verified', 'picture_id'])
        .select(['language', 'banned_at', 'ban_reason', 'created_at', 'updated_at'])
        .where('id', '=', userId)
        .executeTakeFirst();
    },

    listPictures() {
      return db
        .selectFrom('pictures')
        .select(['id', 'width', 'height', 'finished_at', 'withdrawn_at', 'withdrawn_from', 'created_at'])
        .where('owner_id', '=', userId)
        .orderBy('id')
        .execute();
    },

    /** What else is stored about the person, by its name in the file. */
    async listRecords() {
      return {
        listings: await rows(sql`select * from listings where owner_id = ${userId} order by id`),
        decisions: await rows(sql`select listing_id, from_status, to_status, reason, decided_at
          from listing_decisions ${ofOwnListings} and announced_at is not null order by listing_decisions.id`),
        /** Texts in a second language that wait for review or were rejected. */
        proposedTexts: await rows(sql`select listing_id, proposed_texts.second_title,
            proposed_texts.second_description, proposed_at, rejected_at, reason
          from proposed_texts ${ofOwnListings} order by listing_id`),
        /** Views of their listings; the viewers are unknown. */
        statistics: await rows(sql`select listing_id, day, kind, count
          from listing_days ${ofOwnListings} order by listing_id, day, kind`),
        featuredPlaces:
          await rows(sql`select listing_id, days, featured_slots.price_rupees, status, reference,
            refusal, featured_slots.asked_at, claimed_at, ends_at
          from featured_slots ${ofOwnListings} order by featured_slots.id`),
        /** Online orders, in addition to payments by agreement. */
        onlinePayments: await rows(sql`select listing_id, days, payment_orders.price_rupees, payment_id,
            payment_orders.created_at, paid_at
          from payment_orders ${ofOwnListings} order by payment_orders.created_at`),
        listingPictures: await rows(sql`select listing_id, position, picture_id
          from listing_pictures ${ofOwnListings} order by listing_id, position`),
        /** What they agreed to, and what they withdrew. */
        consents: await rows(sql`select purpose, version, language, minimum_age, given_at, withdrawn_at
          from consents where user_id = ${userId} order by id`),
        /** How many phone numbers they viewed, without the owners. */
        numbersSeen: await rows(sql`select day, count(*) as numbers
          from phone_reveals where visitor = ${userId} group by day order by day desc`),
        savedSearches:
          await rows(sql`select query, frequency, confirmed_at, paused_at, saved_searches.created_at
          from saved_searches join alert_recipients on alert_recipients.id = recipient_id
          where recipient_id in ${ownRecipients} order by saved_searches.id`),
        /** The matches of their saved searches, and when they were sent. */
        alerts: await rows(sql`select query, listing_id, found_at, mailed_at
          from search_matches join saved_searches on saved_searches.id = search_id
          where search_matches.recipient_id in ${ownRecipients} order by found_at`),
        shortlist: await rows(sql`select listing_id, added_at
          from shortlisted_listings where user_id = ${userId} order by added_at`),
        /** The listing and the date, without the other person. */
        conversations: await rows(sql`select id, listing_id, listing_title, listing_intent, listing_category,
            created_at, case when owner_id = ${userId} then 'owner' else 'seeker' end as side,
            case when seeker_id = ${userId} then revealed_at end as name_shown_at
          from conversations where ${inOwnConversations} order by id`),
        /** What they said about their household in first messages. */
        introductions: await rows(sql`select conversation_id, introduction
          from introductions where seeker_id = ${userId} order by conversation_id`),
        /** How they answer enquiries, as their listings show it, and the limits that they set. */
        ownerAnswers: await rows(sql`select enquiries, answered, usual_minutes
          from owner_answers where owner_id = ${userId}`),
        enquiryLimits: await rows(
          sql`select listing_id, most from enquiry_limits ${ofOwnListings} order by listing_id`,
        ),
        enquiries:
          await rows(sql`select enquiries.conversation_id, enquiries.listing_id, opened_at, outcome, settled_at,
            case when conversations.owner_id = ${userId} then reminded_at else told_at end as mailed_at
          from enquiries join conversations on conversations.id = conversation_id
          where conversations.owner_id = ${userId} or seeker_id = ${userId} order by conversation_id`),
        /** Their visits with dates and outcomes, without the other person. */
        visits: await rows(sql`select conversation_id, status, starts_at, visits.created_at
          from visits join conversations on conversations.id = conversation_id
          where ${inOwnConversations} order by visits.id`),
        /** Messages that they wrote. */
        messages:
          await rows(sql`select conversation_id, number, text, visit_action, visit_times, answer, created_at,
            array(select 'pictures/' || picture_id || '.jpg' from message_pictures
              where message_pictures.conversation_id = messages.conversation_id
                and message_pictures.number = messages.number
              order by position) as pictures
          from messages where sender_id = ${userId} order by conversation_id, number`),
        /** Messages that wait for the confirmation of their address. */
        unconfirmedMessages:
          await rows(sql`select listing_id, unconfirmed_messages.email, key, text, introduction,
            unconfirmed_messages.created_at, expires_at
          from unconfirmed_messages join users using (email_key)
          where users.id = ${userId} and is_verified order by unconfirmed_messages.id`),
        /** When they blocked someone, without the other person. */
        blocks: await rows(
          sql`select created_at from blocks where blocker_id = ${userId}
            union all
            select owner_blocked_at from conversations
            where owner_id = ${userId} and owner_blocked_at is not null order by created_at`,
        ),
        /** Reports that they sent, not reports about them. */
        reports: await rows(sql`select subject_kind, subject_label, reason, text, created_at, settled_at
          from reports where reporter_id = ${userId} order by id`),
        /** Complaints that they filed with their address, and the decisions. */
        complaints: await rows(sql`select number, kind, page, filed_at, stage, text, started_at, due_at,
            outcome, reason, decided_at
          from complaints join complaint_stages using (number) join users using (email_key)
          where users.id = ${userId} and is_verified order by number, started_at`),
        evidence: await rows(sql`select kind, listing_id, value, seen_at, expires_at
          from evidence where user_id = ${userId} order by kind, id`),
        /** Checks that they requested for their listings. */
        evidenceRequests: await rows(sql`select listing_id, kind, requested_at
          from evidence_requests ${ofOwnListings} order by listing_id, kind`),
      };
    },

    /** Their login methods besides the password. */
    async listSignIns() {
      const [twoStep] = await rows(sql`select confirmed_at from two_step_secrets where user_id = ${userId}`);
      return {
        providers: await rows(sql`select issuer, subject, created_at
          from external_identities where user_id = ${userId} order by created_at`),
        browsers: await rows(
          sql`select seen_at from known_browsers where user_id = ${userId} order by seen_at`,
        ),
        sessions: await rows(sql`select browser, system, is_kept, created_at, used_at, expires_at
          from sessions where user_id = ${userId} order by created_at`),
        notifications: await rows(sql`select session_id, endpoint, created_at
          from push_subscriptions where user_id = ${userId} order by created_at`),
        twoStepSince: (twoStep as { confirmed_at: Date | null } | undefined)?.confirmed_at ?? null,
      };
    },
  };
}
