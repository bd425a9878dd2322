/** The line about a port that cannot be had. `otherwise`: what to do instead of ending the other program. @param {number} port @param {string} otherwise */
export const busyPort = (port, otherwise) =>
  `Port ${port} is used by another program: end that program, or ${otherwise}.`;
