/**
 * Several games played at once in other ways than as a sum (conjunctive, selective, shortened), how long a play lasts
 * (remoteness and suspense), and games set upon one another (ordinal sums, green Hackenbush trees). Depends on {@code
 * core}, {@code number}, {@code heap} and {@code game}.
 */
package nimbook.compound;
