import { utcDay } from '../../packages/dates/src/index.ts';
import { api, type DemoUser } from './app.ts';

/** Material, price and labor of an assembly with one line. */
export interface PricedAssembly {
  code: string;
  name: string;
  unit: string;
  /** Take-off type of the assembly. */
  type: string;
  /** Price of the material; without a price when absent. `days` is its last valid day, from today. */
  price?: { amount: string; days?: number; freight?: string };
  /** Fields of the material besides name, code and unit. */
  material?: object;
  /** Line of the assembly besides its material and labor. */
  line: { formula: string; labor_unit?: string; labor_basis?: string; waste_percentage?: string };
}

const today = (days: number) => utcDay(new Date(Date.now() + days * 86_400_000));

const create = async (who: DemoUser, path: string, body: object): Promise<string> => {
  const { data, message, status } = await api<{ uuid: string }>(who, path, { method: 'POST', body });
  if (status !== 200) throw new Error(`${path} answered ${status}: ${message}`);
  return data.uuid;
};

/** Labor rate of a crew. @returns its id. */
export const createCrew = (who: DemoUser, name: string, regular_cost: string): Promise<string> =>
  create(who, '/setup/materials/labor-cost', {
    name,
    unit: 'h',
    regular_cost,
    overtime_cost: regular_cost,
    double_overtime_cost: regular_cost,
    nightshift_cost: regular_cost,
  });

/** Material with its price, and an assembly of it. @returns the assembly's id. */
export async function createPricedAssembly(
  who: DemoUser,
  { code, name, unit, type, price, material = {}, line }: PricedAssembly,
  laborCostId: string,
): Promise<string> {
  const material_id = await create(who, '/material/list', { name, code, unit_of_measure: unit, ...material });
  if (price) {
    const { amount, days, freight } = price;
    await create(who, `/material/prices/${material_id}`, {
      vendor_name: 'Front Range',
      price: amount,
      ...(freight ? { freight_percentage: freight } : {}),
      ...(days === undefined
        ? {}
        : { last_price_date: today(Math.min(days - 30, -1)), expiry_price_date: today(days) }),
    });
  }
  return create(who, '/material/assembly/list', {
    name: `${name} assembly`,
    code,
    take_off_type: type,
    materials: [
      {
        material_id,
        waste_percentage: '0',
        ...(line.labor_unit ? { labor_cost_id: laborCostId } : {}),
        ...line,
      },
    ],
  });
}
