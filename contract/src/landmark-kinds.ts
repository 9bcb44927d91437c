export const landmarkKinds = [
  ...(['station', 'airport', 'bus stand', 'university', 'college', 'hospital'] as const),
  ...(['market', 'mall', 'road', 'crossing', 'court', 'school'] as const),
  ...(['stadium', 'park', 'temple', 'town', 'locality'] as const),
] as const;
export type LandmarkKind = (typeof landmarkKinds)[number];
