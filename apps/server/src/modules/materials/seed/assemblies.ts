interface AssemblySeed {
  code: string;
  name: string;
  type: string;
  category: string;
  color: string;
  parameters: Record<string, unknown>;
  /** Material code, formula, labor unit (hours per unit), labor. */
  lines: readonly (readonly [string, string, string | null, string | null])[];
}
export const assemblySeeds: readonly AssemblySeed[] = [
  {
    code: 'P1',
    name: 'Interior partition, non-rated',
    type: 'surface_area',
    category: 'Interiors',
    color: '#297cef',
    parameters: { height: 10, sides: 2 },
    lines: [
      ['09-2216-320', '(length / 16 in + pieces) * height', '0.0200', 'Carpenter'],
      ['09-2216-110', 'length * 2', '0.0250', 'Carpenter'],
      ['09-2900-258', 'area', '0.0125', 'Carpenter'],
      ['09-8116-335', 'area / sides', '0.0080', 'Laborer'],
      ['09-2900-940', 'area', '0.0170', 'Drywall finisher'],
    ],
  },
  {
    code: 'P2',
    name: 'Corridor partition, 1-hour',
    type: 'surface_area',
    category: 'Interiors',
    color: '#8862e5',
    parameters: { height: 10, sides: 2 },
    lines: [
      ['09-2216-320', '(length / 16 in + pieces) * height', '0.0220', 'Carpenter'],
      ['09-2216-140', 'length', '0.0320', 'Carpenter'],
      ['09-2216-110', 'length', '0.0250', 'Carpenter'],
      ['09-2900-258', 'area', '0.0135', 'Carpenter'],
      ['09-8116-335', 'area / sides', '0.0080', 'Laborer'],
      ['07-8413-110', 'ceil(length * 2 / 24 ft)', '0.4000', 'Laborer'],
      ['09-2900-940', 'area', '0.0170', 'Drywall finisher'],
    ],
  },
  {
    code: 'LVT-1',
    name: 'Luxury vinyl tile',
    type: 'area',
    category: 'Interiors',
    color: '#1f9197',
    parameters: {},
    lines: [
      ['09-6519-410', 'area', '0.0300', 'Flooring installer'],
      ['09-6500-050', 'area / 160 sf', null, null],
      ['09-0561-115', 'area', '0.0060', 'Flooring installer'],
      ['09-6513-140', 'perimeter', '0.0250', 'Flooring installer'],
    ],
  },
  {
    code: 'CPT-1',
    name: 'Carpet tile',
    type: 'area',
    category: 'Interiors',
    color: '#77818f',
    parameters: {},
    lines: [
      ['09-6816-200', 'area', '0.1400', 'Flooring installer'],
      ['09-6500-055', 'area / 350 sf', null, null],
      ['09-6513-140', 'perimeter', '0.0250', 'Flooring installer'],
    ],
  },
  {
    code: 'ACT-1',
    name: 'Acoustic ceiling 2′ × 2′',
    type: 'area',
    category: 'Interiors',
    color: '#ac7300',
    parameters: {},
    lines: [
      ['09-5113-220', 'area', '0.0100', 'Ceiling installer'],
      ['09-5323-110', 'area', '0.0140', 'Ceiling installer'],
      ['09-5323-130', 'ceil(perimeter / 10 ft)', '0.1500', 'Ceiling installer'],
      ['09-5323-150', 'ceil(area / 1600 sf)', '0.5000', 'Ceiling installer'],
    ],
  },
  {
    code: 'SK-1',
    name: 'Exam sink',
    type: 'count',
    category: 'Plumbing',
    color: '#1b7948',
    parameters: {},
    lines: [['22-4116-210', 'count', '3.2000', 'Plumber']],
  },
  {
    code: 'WC-1',
    name: 'Water closet',
    type: 'count',
    category: 'Plumbing',
    color: '#6f42cb',
    parameters: {},
    lines: [
      ['22-4213-115', 'count', '2.8000', 'Plumber'],
      ['10-2800-110', 'count', '0.7500', 'Carpenter'],
    ],
  },
  {
    code: 'LAV-1',
    name: 'Lavatory',
    type: 'count',
    category: 'Plumbing',
    color: '#895b00',
    parameters: {},
    lines: [
      ['22-4216-130', 'count', '3.0000', 'Plumber'],
      ['10-2800-140', 'count', '0.5000', 'Carpenter'],
    ],
  },
  {
    code: 'D-1',
    name: 'Doors, frames and hardware',
    type: 'count',
    category: 'Interiors',
    color: '#5d6775',
    parameters: {},
    lines: [
      ['08-1213-110', 'count', '1.2500', 'Carpenter'],
      ['08-1416-110', 'count', '1.0000', 'Carpenter'],
      ['08-7100-103', 'count', '1.4000', 'Carpenter'],
    ],
  },
  {
    code: 'RF-1',
    name: 'Standing seam roof, 6:12',
    type: 'pitched_area',
    category: 'Roofing',
    color: '#2a65b4',
    parameters: { rise: 6, run: 12 },
    lines: [
      ['07-4113-240', 'area', '0.0450', 'Roofer'],
      ['07-3000-110', 'area', '0.0080', 'Roofer'],
      ['07-6200-120', 'perimeter', '0.0600', 'Roofer'],
    ],
  },
  {
    code: 'PT-1',
    name: 'Wall paint, two coats',
    type: 'surface_area',
    category: 'Interiors',
    color: '#004aa4',
    parameters: { height: 10, sides: 1 },
    lines: [
      ['09-9123-110', 'area / 350 sf', null, null],
      ['09-9123-120', 'area * 2 / 400 sf', '1.6000', 'Painter'],
    ],
  },
  {
    code: 'SL-1',
    name: 'Slab on grade, 4 in',
    type: 'volume_2d',
    category: 'Concrete',
    color: '#47515e',
    parameters: { depth: 0.333333 },
    lines: [
      ['03-3053-140', 'volume', '0.9000', 'Laborer'],
      ['03-2000-105', 'area * 2 / 1.5 ft', '0.0120', 'Laborer'],
      ['03-1500-120', 'area', '0.0030', 'Laborer'],
    ],
  },
];
