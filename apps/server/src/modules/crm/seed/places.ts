import { sql } from 'kysely';
import type { Transaction } from '../../../database/database.ts';
import { createRandom } from '../../../capabilities/demo-data/random.ts';

/** ZIP codes of the demo's cities, including central ones. */
const zips: Readonly<Record<string, string>> = {
  Denver:
    '80202 80203 80204 80205 80206 80207 80209 80210 80211 80212 80214 80215 80216 80218 80219 80220 80221 80222 80223 80224 80226 80227 80228 80229 80230 80231 80232 80233 80234 80235 80236 80237 80239 80246 80247 80249',
  'Fort Collins': '80521 80524 80525 80526 80528',
  Boulder: '80301 80302 80303 80304 80305',
  'Colorado Springs':
    '80903 80904 80905 80906 80907 80908 80909 80910 80911 80914 80915 80916 80917 80918 80919 80920 80921 80922 80923 80924 80925 80926 80927 80928 80929 80930 80938 80939 80951',
  Longmont: '80501 80503 80504',
  'Grand Junction': '81501 81503 81504 81505 81506 81507',
  Montrose: '81401 81403',
  Durango: '81301 81303',
  'Salt Lake City':
    '84101 84102 84103 84104 84105 84106 84107 84108 84109 84111 84112 84115 84116 84117 84118 84119 84121 84123 84124 84129',
  Provo: '84601 84604 84606',
  Ogden: '84201 84401 84403 84404 84405 84414',
  Eugene: '97401 97402 97403 97404 97405 97408',
  Springfield: '97477 97478',
  Salem: '97301 97302 97303 97304 97305 97306 97317',
};
interface Placed {
  account_id: string;
  zip: string;
  city: string;
  /** Unchanged if missing. */
  state: string | null;
}
/** Number of latest accounts with incomplete addresses. */
const hurried = 14;
const slips = ['Ft Colins', 'Dever', 'Salt Lk', 'Eugen', '', 'Boulder Cty', 'Springs'] as const;

/** Assigns ZIP codes to accounts, and unlocatable addresses to a few. */
export async function seedPlaces(tx: Transaction, tenantId: string): Promise<void> {
  const random = createRandom(15_2050);
  const accounts = await tx
    .selectFrom('crm_account')
    .select(['account_id', 'city'])
    .where('tenant_id', '=', tenantId)
    .orderBy('number')
    .execute();
  const first = accounts.length > 1000 ? accounts.length - hurried : accounts.length;
  const rows = accounts.flatMap(({ account_id, city }, at): Placed[] => {
    if (at >= first) return [{ account_id, zip: '', city: random.pick(slips), state: '' }];
    const own = zips[city]?.split(' ');
    return own ? [{ account_id, zip: random.pick(own), city, state: null }] : [];
  });
  await sql`update crm_account a set zip = r.zip, city = r.city, state = coalesce(r.state, a.state)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(account_id uuid, zip text, city text, state text)
    where a.account_id = r.account_id`.execute(tx);
}
