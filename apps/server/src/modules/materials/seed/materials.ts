import type { supplierNames } from '../../../capabilities/demo-data/supplier-names.ts';

/** Code, name, unit, list price, order quantity, waste %, freight %, cushion %. */
type MaterialSeed = readonly [string, string, string, string, string, string, string, string];

/** Materials of one category from one vendor. */
export const materialSeeds: readonly {
  category: string;
  vendor: (typeof supplierNames)[number];
  rows: readonly MaterialSeed[];
}[] = [
  {
    category: 'Framing',
    vendor: 'Rocky Mountain Steel',
    rows: [
      ['09-2216-320', 'Metal stud 3-5/8″, 20 ga', 'LF', '0.8900', '10', '5', '4', '3'],
      ['09-2216-325', 'Metal stud 6″, 20 ga', 'LF', '1.3400', '10', '5', '4', '3'],
      ['09-2216-315', 'Metal stud 2-1/2″, 25 ga', 'LF', '0.6100', '10', '5', '4', '3'],
      ['09-2216-110', 'Track 3-5/8″, 20 ga', 'LF', '0.9200', '10', '3', '4', '3'],
      ['09-2216-112', 'Track 6″, 20 ga', 'LF', '1.3800', '10', '3', '4', '3'],
      ['09-2216-140', 'Deflection track 3-5/8″', 'LF', '1.9400', '10', '3', '4', '3'],
    ],
  },
  {
    category: 'Framing',
    vendor: 'Summit Interior Supply',
    rows: [
      ['09-2216-510', 'Framing screws, box of 1,000', 'BOX', '14.8000', '1', '0', '2', '3'],
      ['09-2216-610', 'Wood blocking 2×6', 'LF', '1.1200', '8', '8', '3', '4'],
    ],
  },
  {
    category: 'Drywall',
    vendor: 'Front Range Gypsum',
    rows: [
      ['09-2900-258', 'Gypsum board 5/8″ Type X', 'SF', '0.5740', '32', '8', '4', '4'],
      ['09-2900-250', 'Gypsum board 1/2″ regular', 'SF', '0.4680', '32', '8', '4', '4'],
      ['09-2900-270', 'Gypsum board 5/8″ moisture resistant', 'SF', '0.7120', '32', '8', '4', '4'],
      ['09-2900-280', 'Lead-lined gypsum board 5/8″', 'SF', '14.2000', '32', '6', '6', '5'],
      ['09-2900-940', 'Tape and finish, level 4', 'SF', '0.1100', '1', '0', '0', '0'],
      ['09-2900-945', 'Tape and finish, level 5', 'SF', '0.1900', '1', '0', '0', '0'],
      ['09-2900-960', 'Corner bead, vinyl, 10 ft', 'EA', '4.3500', '1', '5', '3', '3'],
      ['09-2900-975', 'Drywall screws, box of 5,000', 'BOX', '46.5000', '1', '0', '2', '3'],
    ],
  },
  {
    category: 'Insulation',
    vendor: 'Summit Interior Supply',
    rows: [
      ['09-8116-335', 'Sound batt 3-1/2″, R-13', 'SF', '0.7100', '40', '5', '5', '3'],
      ['09-8116-360', 'Sound batt 6″, R-19', 'SF', '0.9400', '40', '5', '5', '3'],
    ],
  },
  {
    category: 'Firestopping',
    vendor: 'Summit Interior Supply',
    rows: [['07-8413-110', 'Firestop sealant, 10 oz tube', 'TUBE', '11.9000', '1', '0', '2', '3']],
  },
  {
    category: 'Insulation',
    vendor: 'Summit Interior Supply',
    rows: [['07-9219-110', 'Acoustical sealant, 29 oz tube', 'TUBE', '8.4000', '1', '0', '2', '3']],
  },
  {
    category: 'Flooring',
    vendor: 'Cascade Flooring',
    rows: [
      ['09-6519-410', 'LVT plank 5 mm, 9″ × 48″', 'SF', '4.3500', '36', '7', '3', '3'],
      ['09-6519-430', 'Sheet vinyl, heat welded', 'SF', '3.8800', '54', '10', '3', '3'],
      ['09-6816-200', 'Carpet tile 24″ × 24″', 'SY', '26.4000', '8', '5', '3', '3'],
      ['09-6500-050', 'Pressure-sensitive adhesive, 4 gal', 'GAL', '38.6000', '4', '0', '2', '2'],
      ['09-6500-055', 'Carpet adhesive, 4 gal', 'GAL', '29.2000', '4', '0', '2', '2'],
      ['09-0561-115', 'Floor preparation, skim coat', 'SF', '0.4800', '1', '0', '0', '0'],
      ['09-0561-130', 'Moisture mitigation, epoxy', 'SF', '2.9500', '1', '5', '2', '3'],
      ['09-6513-140', 'Rubber base 4″', 'LF', '1.4200', '100', '5', '3', '3'],
      ['09-6513-160', 'Rubber base 6″', 'LF', '1.9800', '100', '5', '3', '3'],
    ],
  },
  {
    category: 'Tile',
    vendor: 'Cascade Flooring',
    rows: [
      ['09-3013-210', 'Porcelain tile 12″ × 24″', 'SF', '5.9000', '16', '10', '5', '3'],
      ['09-3013-280', 'Thin-set mortar, 50 lb', 'BAG', '24.8000', '1', '5', '3', '2'],
      ['09-3013-285', 'Grout, 25 lb', 'BAG', '31.2000', '1', '5', '3', '2'],
    ],
  },
  {
    category: 'Ceilings',
    vendor: 'Pacific Acoustics',
    rows: [
      ['09-5113-220', 'Acoustic ceiling tile 2′ × 2′, NRC .70', 'SF', '1.6400', '64', '5', '4', '3'],
      ['09-5113-240', 'Acoustic ceiling tile 2′ × 2′, NRC .85', 'SF', '2.2800', '64', '5', '4', '3'],
      ['09-5323-110', 'Ceiling grid 15/16″, main and cross tees', 'SF', '0.9600', '1', '4', '4', '3'],
      ['09-5323-130', 'Wall angle 15/16″, 10 ft', 'EA', '5.1000', '1', '5', '4', '3'],
      ['09-5323-150', 'Hanger wire, 12 ga, bundle of 100', 'BOX', '38.0000', '1', '0', '2', '2'],
    ],
  },
  {
    category: 'Paint',
    vendor: 'Summit Interior Supply',
    rows: [
      ['09-9123-110', 'Paint, primer, interior', 'GAL', '28.5000', '1', '3', '2', '3'],
      ['09-9123-120', 'Paint, eggshell, two coats', 'GAL', '41.0000', '1', '3', '2', '3'],
      ['09-9123-140', 'Paint, epoxy, water based', 'GAL', '68.5000', '1', '3', '2', '3'],
    ],
  },
  {
    category: 'Doors',
    vendor: 'Western Door & Hardware',
    rows: [
      ['08-1213-110', 'Hollow metal frame 3070, knock-down', 'EA', '246.0000', '1', '0', '5', '3'],
      ['08-1416-110', 'Wood door 3070, solid core, white oak', 'EA', '512.0000', '1', '0', '5', '3'],
      ['08-1416-130', 'Wood door 3070, 20 minute rated', 'EA', '598.0000', '1', '0', '5', '3'],
      ['08-7100-103', 'Hardware set 3, passage', 'EA', '318.0000', '1', '0', '3', '3'],
      ['08-7100-105', 'Hardware set 5, closer and lever lock', 'EA', '684.0000', '1', '0', '3', '3'],
    ],
  },
  {
    category: 'Glazing',
    vendor: 'Western Door & Hardware',
    rows: [['08-8000-210', 'Tempered glass 1/4″', 'SF', '18.4000', '1', '4', '6', '4']],
  },
  {
    category: 'Plumbing fixtures',
    vendor: 'Summit Interior Supply',
    rows: [
      ['22-4116-210', 'Exam sink, stainless, with faucet', 'EA', '486.0000', '1', '0', '4', '3'],
      ['22-4213-115', 'Water closet, floor mount, ADA', 'EA', '412.0000', '1', '0', '4', '3'],
      ['22-4216-130', 'Lavatory, wall hung, with carrier', 'EA', '538.0000', '1', '0', '4', '3'],
    ],
  },
  {
    category: 'Roofing',
    vendor: 'Rocky Mountain Steel',
    rows: [
      ['07-4113-240', 'Standing seam roof, 24 ga', 'SF', '6.8500', '1', '6', '6', '4'],
      ['07-3000-110', 'Roof underlayment, self-adhered', 'SF', '0.9800', '200', '8', '4', '3'],
      ['07-6200-120', 'Edge metal and trim, 24 ga', 'LF', '7.4000', '10', '5', '4', '3'],
    ],
  },
  {
    category: 'Concrete',
    vendor: 'Rocky Mountain Steel',
    rows: [
      ['03-3053-140', 'Concrete 4,000 psi', 'CY', '168.0000', '1', '5', '0', '3'],
      ['03-2000-105', 'Rebar no. 4', 'LF', '0.7200', '20', '7', '4', '3'],
      ['03-1500-120', 'Vapor barrier 15 mil', 'SF', '0.2100', '1500', '10', '3', '3'],
    ],
  },
  {
    category: 'Specialties',
    vendor: 'Summit Interior Supply',
    rows: [
      ['10-2800-110', 'Grab bar set, ADA', 'EA', '142.0000', '1', '0', '3', '3'],
      ['10-2800-140', 'Mirror 24″ × 36″', 'EA', '118.0000', '1', '0', '5', '3'],
      ['10-1400-110', 'Room sign, ADA', 'EA', '64.0000', '1', '0', '2', '3'],
      ['10-2600-120', 'Corner guard 48″', 'EA', '38.5000', '1', '0', '3', '3'],
      ['12-3661-110', 'Solid surface countertop', 'SF', '62.0000', '1', '8', '6', '4'],
    ],
  },
];
