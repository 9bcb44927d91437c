/** Named hues of the town between the tea and the hills; scenes mix from these. */
export const hue = {
  tea: '#2f6b4a',
  teaDeep: '#1d4a36',
  leaf: '#5f9150',
  leafLight: '#93b862',
  moss: '#6d7f45',
  paper: '#f6efe0',
  cream: '#efe0c2',
  chalk: '#fbf8f0',
  sand: '#d9c39c',
  terracotta: '#c0623e',
  brick: '#a9523a',
  clay: '#d68a5f',
  rose: '#d99a88',
  mustard: '#d9a441',
  marigold: '#eb9a2f',
  indigo: '#3d5375',
  teal: '#3c7f80',
  sky: '#a9cdd6',
  plum: '#7c4a5c',
  teak: '#8a5a37',
  teakDark: '#5d3b26',
  pine: '#c39a68',
  stone: '#9b9a8e',
  slate: '#5a6a6b',
  charcoal: '#33403d',
  steel: '#b9c3c2',
  asphalt: '#6f736f',
  earth: '#a97f57',
} as const;

export const wallColours = [
  '#f3e6cb',
  '#e9c9a4',
  '#dfe3d2',
  '#f0d6c2',
  '#c9d8cf',
  '#e7b98f',
  '#f4ecdc',
  '#d8c6d0',
  '#bfd3d6',
] as const;

export const roofColours = ['#a8452f', '#2f6b4a', '#7b4a3c', '#4f6f78', '#b8603c', '#7d8a86'] as const;

export const carColours = ['#f2efe6', '#b23a2e', '#2f4f6f', '#9aa5a6', '#3f6f5a'] as const;

export const bookColours = ['#c0623e', '#2f6b4a', '#3d5375', '#d9a441', '#efe0c2', '#7c4a5c'] as const;
