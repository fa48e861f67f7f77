/** Addresses outside the panel, of whoever runs it. */
export const links = {
  reportProblem: 'mailto:support@volunteer-panel.example',
  userManual: 'https://volunteer-panel.example/manual',
};
